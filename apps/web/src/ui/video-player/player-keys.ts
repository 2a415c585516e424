export type PlayerCommand = 'play' | 'mute' | 'screen' | { readonly bySeconds: number }

const STEP_SECONDS = 5

const COMMANDS: Readonly<Record<string, PlayerCommand>> = { ' ': 'play', k: 'play', m: 'mute', f: 'screen' }
const IN_FULL_SCREEN: Readonly<Record<string, PlayerCommand>> = {
  ArrowLeft: { bySeconds: -STEP_SECONDS },
  ArrowRight: { bySeconds: STEP_SECONDS },
}

/** What a key does while the focus is in the player; the arrows are those of the page around it, but in full screen there is no page. */
export const commandOfKey = (key: string, isFullScreen: boolean): PlayerCommand | null =>
  COMMANDS[key.toLowerCase()] ?? (isFullScreen ? IN_FULL_SCREEN[key] : undefined) ?? null

/** Where a key on the position takes a film, in seconds: arrows go 5 s, Page keys a tenth of the film; null: no key of it. */
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
