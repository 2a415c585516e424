import { totalFrames } from '@fablecut/domain/timeline/queries'
import { useMemo } from 'react'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { useEditorSession, usePlaybackControls } from '../../session/editor-context.tsx'
import { jumpTo } from '../../session/jump-to.ts'
import { toggleFullScreen } from '../../stage/full-screen.ts'
import { cutFilmToBeat } from '../beats/cut-film-to-beat.ts'
import { openTransition } from '../cuts/open-transition.ts'
import { addDrawn } from '../drawn/add-drawn.ts'
import { clearRange, addMarkerAtPlayhead, setPointAtPlayhead, toggleLoop } from '../markers/add-marker-at-playhead.ts'
import { duplicateSelection } from '../selection/duplicate-selection.ts'
import { freezeAtPlayhead } from '../selection/freeze-at-playhead.ts'
import { pictureInPicture } from '../selection/picture-in-picture.ts'
import { rollAtPlayhead } from '../selection/roll-at-playhead.ts'
import { addVolumePoints } from '../selection/add-volume-points.ts'
import { selectToTheEnd } from '../selection/select-to-the-end.ts'
import { slipSelection } from '../selection/slip-selection.ts'
import { splitAtPlayhead } from '../selection/split-at-playhead.ts'
import { toggleReverse } from '../selection/toggle-reverse.ts'
import { toggleSound } from '../selection/toggle-sound.ts'
import { toggleLink } from '../selection/toggle-link.ts'
import { trimToPlayhead } from '../selection/trim-to-playhead.ts'
import { useTimelineTools } from '../timeline-context.tsx'
import { announce, toggleMagnet, toggleSlipping } from '../timeline-view.ts'
import type { TimelineCommand } from './timeline-command.ts'

/** What keys and menus of the timeline do. */
export function useTimelineCommands(): Readonly<Record<TimelineCommand, () => void>> {
  const session = useEditorSession()
  const playback = usePlaybackControls()
  const { view, viewport } = useTimelineTools()
  return useMemo(() => {
    const ports = { session, playback, view }
    const selected = (): readonly string[] => session.store.getState().selectedItemIds
    const shuttle = (direction: 1 | -1): void => {
      if (session.store.getState().document.timeline.tracks.every(({ items }) => items.length === 0)) return
      playback.shuttle(direction)
      const { isPlaying, rate } = playback.store.getState()
      if (isPlaying) announce(view, timelineTexts.playing(rate))
    }
    return {
      'frame-zoom': () => viewport.toggleFrameZoom(),
      magnet: () => toggleMagnet(view),
      'cut-to-beat': () => cutFilmToBeat(ports),
      split: () => splitAtPlayhead(ports, selected()),
      'trim-start': () => trimToPlayhead(ports, selected(), 'left'),
      'trim-end': () => trimToPlayhead(ports, selected(), 'right'),
      duplicate: () => duplicateSelection(ports),
      'select-to-the-end': () => selectToTheEnd(ports),
      'slip-tools': () => toggleSlipping(view),
      'slip-earlier': () => slipSelection(ports, -1),
      'slip-later': () => slipSelection(ports, 1),
      'roll-left': () => rollAtPlayhead(ports, -1),
      'roll-right': () => rollAtPlayhead(ports, 1),
      link: () => toggleLink(ports),
      'add-title': () => addDrawn(ports, { type: 'title', preset: 'headline' }),
      'picture-in-picture': () => pictureInPicture(ports),
      transition: () => openTransition(ports, viewport),
      'play-backward': () => shuttle(-1),
      pause: () => playback.pause(),
      'play-forward': () => shuttle(1),
      'full-screen': toggleFullScreen,
      freeze: () => freezeAtPlayhead(ports),
      reverse: () => toggleReverse(ports),
      sound: () => toggleSound(ports),
      'volume-point': () => addVolumePoints(ports),
      marker: () => addMarkerAtPlayhead(ports),
      markers: () => view.setState({ showsMarkers: true }),
      'in-point': () => setPointAtPlayhead(ports, 'in'),
      'out-point': () => setPointAtPlayhead(ports, 'out'),
      'clear-range': () => clearRange(ports),
      loop: () => toggleLoop(ports),
      'go-to-start': () => jumpTo(playback, 0),
      'go-to-end': () => {
        playback.pause()
        playback.seek(totalFrames(session.store.getState().document.timeline.tracks))
      },
    }
  }, [session, playback, view, viewport])
}
