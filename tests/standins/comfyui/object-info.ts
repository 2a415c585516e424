type Input = readonly [type: string | readonly string[], details?: Readonly<Record<string, unknown>>]
type Inputs = Readonly<Record<string, Input>>

/** Model files of the stand-in. */
const FILES = {
  checkpoints: ['ace_step_v1_3.5b.safetensors', 'sd_xl_base_1.0.safetensors'],
  diffusionModels: ['wan2.2_ti2v_5B_fp16.safetensors'],
  textEncoders: ['umt5_xxl_fp8_e4m3fn_scaled.safetensors'],
  vae: ['wan2.2_vae.safetensors'],
}
const SAMPLERS = ['euler', 'euler_ancestral', 'heun', 'dpmpp_2m', 'dpmpp_sde', 'ddim', 'uni_pc']
const SCHEDULERS = ['normal', 'karras', 'exponential', 'sgm_uniform', 'simple', 'ddim_uniform', 'beta']

const INT: Input = ['INT', { default: 1, min: 0 }]
const FLOAT: Input = ['FLOAT', { default: 1 }]
const TEXT: Input = ['STRING', { multiline: true }]
const combo = (options: readonly string[]): Input => ['COMBO', { options }]
const of = (type: string): Input => [type]

const node = (required: Inputs, { optional = {}, isOutput = false }: { optional?: Inputs; isOutput?: boolean } = {}) => ({
  input: { required, optional },
  output_node: isOutput,
})

/** What `GET /object_info` says of ComfyUI's own nodes, as far as workflows of images, clips and music need them. */
export const OBJECT_INFO: Readonly<Record<string, ReturnType<typeof node>>> = {
  // The list in place of the type is how servers before 2025 describe it.
  CheckpointLoaderSimple: node({ ckpt_name: [FILES.checkpoints] }),
  UNETLoader: node({ unet_name: [FILES.diffusionModels], weight_dtype: combo(['default', 'fp8_e4m3fn', 'fp8_e5m2']) }),
  CLIPLoader: node(
    { clip_name: [FILES.textEncoders], type: combo(['stable_diffusion', 'sd3', 'wan', 'ace']) },
    { optional: { device: combo(['default', 'cpu']) } },
  ),
  VAELoader: node({ vae_name: [FILES.vae] }),
  CLIPTextEncode: node({ text: TEXT, clip: of('CLIP') }),
  ConditioningZeroOut: node({ conditioning: of('CONDITIONING') }),
  EmptyLatentImage: node({ width: INT, height: INT, batch_size: INT }),
  ModelSamplingSD3: node({ model: of('MODEL'), shift: FLOAT }),
  KSampler: node({
    model: of('MODEL'),
    seed: INT,
    steps: INT,
    cfg: FLOAT,
    sampler_name: combo(SAMPLERS),
    scheduler: combo(SCHEDULERS),
    positive: of('CONDITIONING'),
    negative: of('CONDITIONING'),
    latent_image: of('LATENT'),
    denoise: FLOAT,
  }),
  VAEDecode: node({ samples: of('LATENT'), vae: of('VAE') }),
  LoadImage: node({ image: [['example.png'], { image_upload: true }] }),
  SaveImage: node({ images: of('IMAGE'), filename_prefix: TEXT }, { isOutput: true }),
  PreviewImage: node({ images: of('IMAGE') }, { isOutput: true }),
  Wan22ImageToVideoLatent: node(
    { vae: of('VAE'), width: INT, height: INT, length: INT, batch_size: INT },
    { optional: { start_image: of('IMAGE') } },
  ),
  CreateVideo: node({ images: of('IMAGE'), fps: FLOAT }, { optional: { audio: of('AUDIO') } }),
  SaveVideo: node(
    { video: of('VIDEO'), filename_prefix: TEXT, format: combo(['auto', 'mp4']), codec: combo(['auto', 'h264']) },
    { isOutput: true },
  ),
  TextEncodeAceStepAudio: node({ clip: of('CLIP'), tags: TEXT, lyrics: TEXT, lyrics_strength: FLOAT }),
  EmptyAceStepLatentAudio: node({ seconds: FLOAT, batch_size: INT }),
  VAEDecodeAudio: node({ samples: of('LATENT'), vae: of('VAE') }),
  SaveAudioMP3: node({ audio: of('AUDIO'), filename_prefix: TEXT, quality: combo(['V0', '128k', '320k']) }, { isOutput: true }),
}
