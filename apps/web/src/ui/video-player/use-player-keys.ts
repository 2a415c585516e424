import { useEffect, useEffectEvent, type RefObject } from 'react'
import { seekTo, playOrPause, setMuted } from './playback.ts'
import { commandOfKey, type PlayerCommand } from './player-keys.ts'
import type { useFullScreen } from './use-full-screen.ts'

type PlayerKeysOptions = {
  readonly player: RefObject<HTMLElement | null>
  /** Null while there is nothing to play. */
  readonly film: HTMLVideoElement | null
  readonly screen: ReturnType<typeof useFullScreen>
  readonly onKey: () => void
}

/** Keys work while the focus is in the player; Space also while the dialog around it has the focus. */
export function usePlayerKeys({ player, film, screen, onKey }: PlayerKeysOptions): void {
  const run = (command: PlayerCommand, on: HTMLVideoElement) => {
    if (command === 'play') playOrPause(on)
    else if (command === 'mute') setMuted(on, !on.muted)
    else if (command === 'screen') screen.toggle?.()
    else seekTo(on, on.currentTime + command.bySeconds)
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (film === null || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const target = event.target as HTMLElement
    const isInside = player.current?.contains(target) === true
    if (!isInside && (event.key !== ' ' || target !== event.currentTarget)) return
    if (isInside) onKey()
    const command = commandOfKey(event.key, screen.isFull)
    // Space activates a focused button.
    if (command === null || (event.key === ' ' && target.closest('button'))) return
    event.preventDefault()
    event.stopPropagation()
    run(command, film)
  })
  useEffect(() => {
    const keyTarget = player.current?.closest<HTMLElement>('[role="dialog"]') ?? player.current
    keyTarget?.addEventListener('keydown', press)
    return () => keyTarget?.removeEventListener('keydown', press)
  }, [player])
}
