import type { WireSong } from '@fablecut/contracts/operations/songs/list-songs'
import { Check, ListPlus, Play, Plus, Square } from 'lucide-react'
import { mediaTexts } from '../../../../texts/editor/media.ts'
import { musicTexts } from '../../../../texts/music/music.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { playSound, stopSound, usePlayingSound, useSoundSeconds } from '../../../../ui/hooks/sound-player.ts'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { toast } from '../../../../ui/feedback/toast.tsx'
import { useEditor, useEditorSession, usePlaybackControls } from '../../session/editor-context.tsx'
import { addMedia } from '../add-media.ts'
import { assetForSong } from './search-songs.ts'
import { isPlaceholder } from '../media-tabs.ts'
import { assetOfSong } from './song-asset.ts'
import { reportFailure, useAssetActions } from '../use-asset-actions.ts'

const texts = mediaTexts.library

/** Position of a row in the list, in px. */
type RowPlace = { readonly index: number; readonly count: number; readonly top: number; readonly height: number }

/** Library song: preview, add to the story, or add to the timeline. */
export function LibraryRow({ song, place }: { song: WireSong; place: RowPlace }) {
  const { add } = useAssetActions()
  const take = useTakenSong(song)
  const isComing = take.asset !== undefined && isPlaceholder(take.asset)
  return (
    <li
      aria-posinset={place.index + 1}
      aria-setsize={place.count}
      className="absolute inset-x-0 flex items-center gap-0.5 rounded-md px-1 hover:bg-hover"
      style={{ top: place.top, height: place.height }}
    >
      <Audition song={song} />
      <SongFacts song={song} />
      {isComing ? (
        <span role="status" aria-label={texts.adding(song.name)} className="grid size-7 place-items-center">
          <Spinner />
        </span>
      ) : take.asset ? (
        <span role="img" aria-label={texts.added(song.name)} className="grid size-7 place-items-center text-accent">
          <Check aria-hidden className="size-4" />
        </span>
      ) : (
        <IconButton size="sm" label={texts.add(song.name)} icon={<Plus aria-hidden />} onClick={() => void take.bring()} />
      )}
      <IconButton
        size="sm"
        label={texts.addToTimeline(song.name)}
        icon={<ListPlus aria-hidden />}
        disabled={isComing}
        onClick={() => void take.bring().then((asset) => asset && add(asset))}
      />
    </li>
  )
}

/** The song's asset in the story, and a function that adds it once. */
function useTakenSong(song: WireSong) {
  const session = useEditorSession()
  const asset = useEditor(({ document }) => assetForSong(document.timeline.mediaAssets, song))
  const addToStory = () =>
    asset ? Promise.resolve(asset) : addMedia(session, assetOfSong(song, { now: new Date(), random: Math.random() })).catch(reportFailure)
  return { asset, bring: addToStory }
}

function SongFacts({ song }: { song: WireSong }) {
  const isWaiting = useIsPrepared(song.id) === false
  return (
    <span className="min-w-0 grow px-1">
      <span className="block truncate text-13 font-medium">{song.name}</span>
      <span role={isWaiting ? 'status' : undefined} className="block truncate text-11 text-text-3 tabular-nums">
        {isWaiting ? texts.preparing : texts.facts(song.genre, song.mood, song.tempo)}
      </span>
    </span>
  )
}

/** Whether a requested song is ready to play; null when it is not requested. Songs are rendered on first use. */
function useIsPrepared(id: string): boolean | null {
  const seconds = useSoundSeconds(id)
  return seconds === null ? null : seconds > 0
}

function Audition({ song: { id, name, url } }: { song: WireSong }) {
  const session = useEditorSession()
  const playback = usePlaybackControls()
  const isPlaying = usePlayingSound() === id
  const isWaiting = useIsPrepared(id) === false
  const listen = (): void => {
    if (isPlaying) return stopSound()
    playback.pause()
    session.store.setState({ previewingMediaAsset: null })
    playSound(id, url, { onFailure: () => toast.error(musicTexts.player.unavailable) })
  }
  return (
    <IconButton
      size="sm"
      label={isPlaying ? musicTexts.player.stop(name) : musicTexts.player.listen(name)}
      icon={isPlaying ? isWaiting ? <Spinner /> : <Square aria-hidden /> : <Play aria-hidden />}
      onClick={listen}
    />
  )
}
