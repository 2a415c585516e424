/** Settings of an export; part of every segment's key. Raise `version` when a graph changes what comes out. */
export const VIDEO_ENCODER = { version: 2, preset: 'veryfast', crf: 23 } as const
/** Its default coder, twoloop, puts clicks of up to 5 dB into the first packet; `fast` needs a fifth more bits for the same fidelity. */
export const AUDIO_ENCODER = { version: 5, coder: 'fast', bitrate: '192k', sampleRate: 48_000 } as const

/** Ticks of a frame in our MP4 files: a whole number, so joined pieces stay in step. */
export const TICKS_PER_FRAME = 512

const WITHOUT_TRACES = '-map_metadata -1 -fflags +bitexact'
const BT709 = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'

/** One thread each: the pool is the parallelism. Keyframes at most a second apart and closed groups, for quick seeks and exact joins. */
export const videoEncoderArgs = (fps: number): string[] =>
  [
    `-c:v libx264 -preset ${VIDEO_ENCODER.preset} -crf ${VIDEO_ENCODER.crf} -threads 1`,
    `-pix_fmt yuv420p -profile:v high -g ${Math.round(fps)} -x264-params open-gop=0 ${BT709}`,
    `-r ${fps} -video_track_timescale ${Math.round(fps * TICKS_PER_FRAME)} ${WITHOUT_TRACES}`,
  ].flatMap((line) => line.split(' '))

export const audioEncoderArgs: readonly string[] =
  `-c:a aac -aac_coder ${AUDIO_ENCODER.coder} -b:a ${AUDIO_ENCODER.bitrate} -ar 48000 -ac 2 ${WITHOUT_TRACES}`.split(' ')
