import { useEffect, useRef, useState } from 'react'
import { stageTexts as texts } from '../../../texts/editor/stage.ts'
import { useEditor, useEditorSession, usePlayback } from '../session/editor-context.tsx'
import { CanvasHandles } from './canvas/canvas-handles.tsx'
import { canvasPixels, fitInto } from './stage-plan.ts'
import { AssetBar, EmptyNotice, FailureNotice, LoadingNotice, SoundCover } from './stage-notices.tsx'
import { STAGE_ATTRIBUTE } from './full-screen.ts'
import { FullScreenButton } from './full-screen-button.tsx'
import { useStagePlayer } from './use-stage-player.ts'

const NO_SIZE = { width: 0, height: 0 }

/** Preview of the film at the playhead, or of a single asset. */
export function Stage() {
  const session = useEditorSession()
  const canvas = useRef<HTMLCanvasElement>(null)
  const player = useStagePlayer(canvas)
  const place = useRef<HTMLDivElement>(null)
  const room = useSizeOf(place)
  const asset = useEditor((state) => state.previewingMediaAsset)
  const film = useShownSize()
  const title = useEditor(({ story }) => story.title) || texts.untitled
  const isEmpty = useEditor(({ document }) => document.timeline.tracks.every(({ items }) => items.length === 0))
  const isLoading = usePlayback((state) => state.isLoading)
  const displayed = fitInto(room, film)
  const { resize } = player
  const pixels = canvasPixels(displayed, film, globalThis.devicePixelRatio)
  useEffect(() => resize(pixels.width, pixels.height))
  return (
    <div {...{ [STAGE_ATTRIBUTE]: true }} className="absolute inset-0 bg-well p-4 [&:fullscreen]:p-0">
      <div ref={place} dir="ltr" className="relative grid size-full place-items-center overflow-hidden">
        <div className="relative overflow-hidden" style={displayed}>
          <canvas
            ref={canvas}
            role="img"
            aria-label={asset ? texts.asset.label(asset.title) : texts.picture(title)}
            className="block size-full rounded-clip bg-black"
          />
          {!asset && !isEmpty && <CanvasHandles output={film} />}
          {asset?.resourceType === 'audio' && <SoundCover />}
          {isEmpty && !asset && <EmptyNotice />}
          <LoadingNotice isLoading={isLoading} />
          {player.failure && <Failed player={player} />}
          {asset && (
            <AssetBar asset={asset} play={player.assetPlay} onClose={() => session.store.setState({ previewingMediaAsset: null })} />
          )}
        </div>
      </div>
      <FullScreenButton />
    </div>
  )
}

function Failed({ player: { failure, retry } }: { player: ReturnType<typeof useStagePlayer> }) {
  const title = useEditor(({ document }) => document.timeline.mediaAssets.find(({ id }) => id === failure?.assetId)?.title)
  return failure && <FailureNotice failure={failure} title={title ?? failure.assetId} onReload={retry} />
}

/** Frame size of the film, or of a previewed asset if known. */
function useShownSize() {
  const size = useEditor(({ story }) => story.size)
  const asset = useEditor((state) => state.previewingMediaAsset)
  const { width, height } = asset?.metadata ?? {}
  return width && height ? { width, height } : size
}

function useSizeOf(element: { current: HTMLElement | null }) {
  const [size, setSize] = useState(NO_SIZE)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return size
}
