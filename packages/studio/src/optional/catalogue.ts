type SynthesizerFiles = {
  readonly model: string
  readonly tokens: string
  /** Folder with espeak-ng's phonemization tables. */
  readonly sounds: string
}

/** A Piper or Kokoro text-to-speech model. File names are relative to the engine's folder. */
export type VoiceModel =
  | ({ readonly form: 'piper' } & SynthesizerFiles)
  /** `voices`: file of all voices of the model; `speaker`: index of the voice in it. */
  | ({ readonly form: 'kokoro'; readonly voices: string; readonly speaker: number } & SynthesizerFiles)

/** A speech recognition model. */
export type RecogniserModel =
  | { readonly form: 'ctc'; readonly model: string; readonly tokens: string }
  | { readonly form: 'transducer'; readonly encoder: string; readonly decoder: string; readonly joiner: string; readonly tokens: string }
  | { readonly form: 'whisper'; readonly encoder: string; readonly decoder: string; readonly tokens: string }

type EngineDescription = {
  /** Name on the command line, and of the engine's folder. */
  readonly name: string
  /** ISO 639-1 codes; `*` is any language. */
  readonly languages: readonly string[]
  readonly licence: string
  /** Author or data set, for display. */
  readonly source: string
}
export type OptionalVoice = EngineDescription & { readonly kind: 'voice'; readonly gender: 'female' | 'male'; readonly model: VoiceModel }
export type OptionalRecogniser = EngineDescription & { readonly kind: 'recogniser'; readonly model: RecogniserModel }
export type OptionalEngine = OptionalVoice | OptionalRecogniser

/** Download of an engine: a tar.bz2 archive, whose first folder is stripped when it is unpacked. */
export type Archive = {
  readonly url: string
  readonly bytes: number
  /** Hexadecimal. */
  readonly sha256: string
  /** EngineDescription so much on disk when unpacked. */
  readonly unpackedBytes: number
}

/** An engine that can be downloaded. */
export type CatalogueEntry = { readonly engine: OptionalEngine; readonly archive: Archive }

const MB = 1_000_000
const RELEASES = 'https://github.com/k2-fsa/sherpa-onnx/releases/download'

type VoiceEntry = Omit<OptionalVoice, 'kind' | 'model' | 'languages'> & {
  readonly language: string
  /** Name of the Piper model, e.g. `en_US-norman-medium`. */
  readonly piper: string
  readonly bytes: number
  readonly sha256: string
  readonly unpackedBytes: number
}

function voice({ piper, bytes, sha256, unpackedBytes, language, ...description }: VoiceEntry): CatalogueEntry {
  return {
    engine: {
      ...description,
      kind: 'voice',
      languages: [language],
      model: { form: 'piper', model: `${piper}.onnx`, tokens: 'tokens.txt', sounds: 'espeak-ng-data' },
    },
    archive: { url: `${RELEASES}/tts-models/vits-piper-${piper}.tar.bz2`, bytes, sha256, unpackedBytes },
  }
}

const KOKORO_FILE = 'kokoro-int8-en-v0_19'

/** A voice of the English Kokoro model; all of them have the same archive. */
function kokoroVoice(name: string, gender: OptionalVoice['gender'], speaker: number): CatalogueEntry {
  return {
    engine: {
      name,
      kind: 'voice',
      languages: ['en'],
      gender,
      licence: 'Apache-2.0',
      source: 'Kokoro 82M',
      model: { form: 'kokoro', model: 'model.int8.onnx', voices: 'voices.bin', tokens: 'tokens.txt', sounds: 'espeak-ng-data', speaker },
    },
    archive: {
      url: `${RELEASES}/tts-models/${KOKORO_FILE}.tar.bz2`,
      bytes: 103_248_205,
      sha256: 'c9f0dd393615805b0bab050c340834d5e684e732aec91c0e860cd30e982c08bd',
      unpackedBytes: 160 * MB,
    },
  }
}

type RecogniserEntry = Omit<OptionalRecogniser, 'kind'> & {
  readonly file: string
  readonly bytes: number
  readonly sha256: string
  readonly unpackedBytes: number
}

function recogniser({ file, bytes, sha256, unpackedBytes, ...description }: RecogniserEntry): CatalogueEntry {
  return {
    engine: { ...description, kind: 'recogniser' },
    archive: { url: `${RELEASES}/asr-models/${file}.tar.bz2`, bytes, sha256, unpackedBytes },
  }
}

/** The 25 languages of the European recogniser. */
const EUROPEAN_LANGUAGES = 'bg hr cs da nl en et fi fr de el hu it lv lt mt pl pt ro sk sl es sv ru uk'.split(' ')

/** Engines that `npm run engines` can download: freely licensed, each archive pinned by its checksum. None of them is part of Fablecut. */
export const CATALOGUE: readonly CatalogueEntry[] = [
  kokoroVoice('voice-en-sarah', 'female', 3),
  kokoroVoice('voice-en-michael', 'male', 6),
  voice({
    name: 'voice-en-ljspeech',
    language: 'en',
    gender: 'female',
    licence: 'public domain',
    source: 'Piper, LJ Speech',
    piper: 'en_US-ljspeech-high',
    bytes: 115_817_679,
    sha256: '00c6408d2409050312193b0d40ae07fde28af7d3d45a56efcc55440db516b935',
    unpackedBytes: 132 * MB,
  }),
  voice({
    name: 'voice-en-norman',
    language: 'en',
    gender: 'male',
    licence: 'public domain',
    source: 'Piper, LibriVox',
    piper: 'en_US-norman-medium',
    bytes: 67_203_672,
    sha256: '1f32065d480abe9abc7c7f91442125d0b34c1cc065d1e600466cac408eabf3b8',
    unpackedBytes: 82 * MB,
  }),
  voice({
    name: 'voice-de-thorsten',
    language: 'de',
    gender: 'male',
    licence: 'CC0-1.0',
    source: 'Piper, Thorsten-Voice',
    piper: 'de_DE-thorsten-medium',
    bytes: 67_214_254,
    sha256: '50487d9c95fdf2191f31d2588569381063ba1591dcd4c7d4bdd30f12b2191714',
    unpackedBytes: 82 * MB,
  }),
  voice({
    name: 'voice-fr-siwis',
    language: 'fr',
    gender: 'female',
    licence: 'CC-BY-4.0',
    source: 'Piper, SIWIS corpus',
    piper: 'fr_FR-siwis-medium',
    bytes: 67_207_459,
    sha256: '375909aa30842b3a4efa10b1beb1d761af792960ae6873b4d53889f96c66195b',
    unpackedBytes: 82 * MB,
  }),
  voice({
    name: 'voice-es-davefx',
    language: 'es',
    gender: 'male',
    licence: 'CC0-1.0',
    source: 'Piper, Nabu Casa voices',
    piper: 'es_ES-davefx-medium',
    bytes: 67_184_952,
    sha256: 'a3f6beb54a9cb893279f72978a22f807a4d9fc9c7848157b524d5cc7b7f58b22',
    unpackedBytes: 82 * MB,
  }),
  recogniser({
    name: 'recogniser-en',
    languages: ['en'],
    licence: 'CC-BY-4.0',
    source: 'NVIDIA Parakeet 110M',
    file: 'sherpa-onnx-nemo-parakeet_tdt_ctc_110m-en-36000-int8',
    model: { form: 'ctc', model: 'model.int8.onnx', tokens: 'tokens.txt' },
    bytes: 104_337_827,
    sha256: '17f945007b52ccd8b7200ffc7c5652e9e8e961dfdf479cefcabd06cf5703630b',
    unpackedBytes: 133 * MB,
  }),
  recogniser({
    name: 'recogniser-europe',
    languages: EUROPEAN_LANGUAGES,
    licence: 'CC-BY-4.0',
    source: 'NVIDIA Parakeet 0.6B v3',
    file: 'sherpa-onnx-nemo-parakeet-tdt-0.6b-v3-int8',
    model: {
      form: 'transducer',
      encoder: 'encoder.int8.onnx',
      decoder: 'decoder.int8.onnx',
      joiner: 'joiner.int8.onnx',
      tokens: 'tokens.txt',
    },
    bytes: 487_170_055,
    sha256: '5793d0fd397c5778d2cf2126994d58e9d56b1be7c04d13c7a15bb1b4eafb16bf',
    unpackedBytes: 672 * MB,
  }),
  recogniser({
    name: 'recogniser-world',
    languages: ['*'],
    licence: 'MIT',
    source: 'Whisper base',
    file: 'sherpa-onnx-whisper-base',
    model: { form: 'whisper', encoder: 'base-encoder.int8.onnx', decoder: 'base-decoder.int8.onnx', tokens: 'base-tokens.txt' },
    bytes: 207_557_382,
    sha256: '911b2083efd7c0dca2ac3b358b75222660dc09fb716d64fbfc417ba6c99ff3de',
    unpackedBytes: 460 * MB,
  }),
]
