export type PlayerCommand = 'play' | 'mute' | 'screen' | { readonly bySeconds: number }

const STEP_SECONDS = 5

const COMMANDS: Readonly<Record<string, PlayerCommand>> = { ' ': 'play', k: 'play', m: 'mute', f: 'screen' }
const IN_FULL_SCREEN: Readonly<Record<string, PlayerCommand>> = {
  ArrowLeft: { bySeconds: -STEP_SECONDS },
  ArrowRight: { bySeconds: STEP_SECONDS },
}

/** Command of a key in the player; arrow keys are only used in full screen. */
export const commandOfKey = (key: string, isFullScreen: boolean): PlayerCommand | null =>
  COMMANDS[key.toLowerCase()] ?? (isFullScreen ? IN_FULL_SCREEN[key] : undefined) ?? null

/** New position in seconds after a key on the seek bar: arrows 5 s, Page keys a tenth; null for other keys. */
export function positionAfterKey(key: string, atSeconds: number, durationSeconds: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -STEP_SECONDS,
    ArrowDown: -STEP_SECONDS,
    ArrowRight: STEP_SECONDS,
    ArrowUp: STEP_SECONDS,
    PageDown: -durationSeconds / 10,
    PageUp: durationSeconds / 10,
    Home: -durationSeconds,
    End: durationSeconds,
  }
  const step = steps[key]
  return step === undefined ? null : Math.min(durationSeconds, Math.max(0, atSeconds + step))
}
