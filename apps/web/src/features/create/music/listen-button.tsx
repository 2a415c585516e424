import { Pause, Play } from 'lucide-react'
import { useEffect } from 'react'
import { musicTexts } from '../../../texts/music/music.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { stopSound, toggleSound, usePlayingSound } from '../../../ui/hooks/sound-player.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import type { Song } from './song.ts'

const texts = musicTexts.player

/** Plays and pauses a chosen song; stops when unmounted. */
export function ListenButton({ song: { url, name }, size = 'sm' }: { song: Song; size?: 'sm' | 'md' }) {
  const isPlaying = usePlayingSound() === url
  useEffect(() => () => stopSound(url), [url])
  return (
    <IconButton
      size={size}
      label={isPlaying ? texts.pause(name) : texts.play(name)}
      icon={isPlaying ? <Pause /> : <Play />}
      onClick={() => toggleSound(url, url, { onFailure: () => toast.error(texts.unavailable) })}
    />
  )
}
