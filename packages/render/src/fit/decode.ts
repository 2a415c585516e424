import { FfmpegError, type FfmpegRun, runFfmpeg } from '../export/ffmpeg.ts'
import { UnfitMedia } from './unfit-media.ts'

/**
 * Runs ffmpeg over a file that was made elsewhere. Throws UnfitMedia with `message` where the file does not decode, as one that was cut off: its header may still
 * be read.
 */
export async function decode(args: readonly string[], message: string, signal?: AbortSignal): Promise<FfmpegRun> {
  try {
    return await runFfmpeg(args, signal)
  } catch (error) {
    if (!(error instanceof FfmpegError) || signal?.aborted || isOfMachine(error)) throw error
    throw new UnfitMedia(message, { cause: error })
  }
}

/** Killed, or without a place for its result. */
const isOfMachine = ({ code, log }: FfmpegError): boolean => code === null || /No space left on device/u.test(log)
