import type { Visual } from '../plan/model.ts'

/** Video encoder settings; part of every segment key. Increase `version` when a filter graph changes its output. */
export const VIDEO_ENCODER = { version: 3, preset: 'veryfast', crf: 23 } as const
/** Transitions move the whole frame fast, which costs most quality: a whip at 23 was at 0.973 of its preview (SSIM), at 17 it is at 0.984. */
const TRANSITION_CRF = 17

export type VideoEncoder = { readonly version: number; readonly preset: string; readonly crf: number }

/** The settings for a segment with this picture on the primary track. */
export const videoEncoderFor = ({ kind }: Visual): VideoEncoder =>
  kind === 'transition' ? { ...VIDEO_ENCODER, crf: TRANSITION_CRF } : VIDEO_ENCODER
/** The default coder, twoloop, produces clicks of up to 5 dB in the first packet; `fast` needs 20 % more bits for the same quality. */
export const AUDIO_ENCODER = { version: 8, coder: 'fast', bitrate: '192k', sampleRate: 48_000 } as const

/** Time base ticks per frame in MP4; an integer, so that joined segments have exact timestamps. */
export const TICKS_PER_FRAME = 512

const DETERMINISTIC = '-map_metadata -1 -fflags +bitexact'
const BT709 = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'

/**
 * Keyframe interval of clips, in seconds: the editor decodes from the last keyframe to the frame that is sought. At 1 s clips
 * of moving pictures are 4 % smaller, and of still ones a quarter. */
const CLIP_KEYFRAME_SECONDS = 0.5

/** Encoder settings of a clip that the editor shows. */
export const clipEncoderArgs = (fps: number): string[] => videoEncoderArgs(fps, VIDEO_ENCODER, CLIP_KEYFRAME_SECONDS)

/** A single thread, because segments are encoded in parallel. Closed GOPs, for fast seeks and exact joins. `keyframeSeconds`: greatest interval, by default 1. */
export const videoEncoderArgs = (fps: number, { preset, crf }: VideoEncoder = VIDEO_ENCODER, keyframeSeconds = 1): string[] =>
  [
    `-c:v libx264 -preset ${preset} -crf ${crf} -threads 1`,
    `-pix_fmt yuv420p -profile:v high -g ${Math.round(fps * keyframeSeconds)} -x264-params open-gop=0 ${BT709}`,
    `-r ${fps} -video_track_timescale ${Math.round(fps * TICKS_PER_FRAME)} ${DETERMINISTIC}`,
  ].flatMap((line) => line.split(' '))

export const audioEncoderArgs: readonly string[] =
  `-c:a aac -aac_coder ${AUDIO_ENCODER.coder} -b:a ${AUDIO_ENCODER.bitrate} -ar 48000 -ac 2 ${DETERMINISTIC}`.split(' ')
