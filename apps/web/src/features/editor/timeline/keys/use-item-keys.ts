import { drawnTracks } from '../geometry/rows.ts'
import { previewTrim } from '@fablecut/domain/timeline/edit/operations/trims/preview-trim'
import { selectOnClick } from '@fablecut/domain/timeline/edit/selection'
import type { Track } from '@fablecut/domain/timeline/model'
import type { KeyboardEvent } from 'react'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { useEditorSession } from '../../session/editor-context.tsx'
import { newItemId } from '../../session/new-ids.ts'
import { reportCutSpeech } from '../../session/report-cut-speech.ts'
import { reportRefusal } from '../../session/report-refusal.ts'
import { reportTrim } from '../../session/report-trim.ts'
import { clipName } from '../clips/clip-model.ts'
import { itemIdOf } from '../gestures/item-under.ts'
import { useTimelineTools } from '../timeline-context.tsx'
import { announce } from '../timeline-view.ts'
import { findOnTracks } from '../visible-items.ts'
import { itemCommand, type ItemCommand } from './item-command.ts'
import { keyboardMoveTarget } from './keyboard-move-target.ts'
import { neighbourOf } from './neighbour.ts'
import { useFocusItem } from './use-focus-item.ts'
import { nowSeconds } from '../../session/now-seconds.ts'

/** Keyboard handling of the rows. Plain arrows are left to playhead and volume. */
export function useItemKeys() {
  const session = useEditorSession()
  const { view } = useTimelineTools()
  const focus = useFocusItem()
  const timeline = () => session.store.getState().document.timeline
  const drawn = (): readonly Track[] => drawnTracks(timeline().tracks, timeline().globalConfig.captions.enabled)

  const sayOf = (id: string, text: (name: string) => string): void => {
    const location = findOnTracks(timeline().tracks, id)
    if (location) announce(view, text(clipName(location.item, undefined, timeline().globalConfig.fps)))
  }
  const move = (id: string, by: Extract<ItemCommand, { type: 'move' }>): void => {
    const position = keyboardMoveTarget(drawn(), id, by)
    if (!position) return
    const moved = session.apply({ type: 'moveItem', itemId: id, position, newId: newItemId(), nowSeconds: nowSeconds() })
    if (reportRefusal(moved)) return
    focus(id)
    sayOf(id, timelineTexts.moved)
  }
  const trim = (id: string, { edge, frames }: Extract<ItemCommand, { type: 'trim' }>): void => {
    const op = { itemId: id, edge, frames }
    const preview = previewTrim(timeline(), op)
    if (preview.ok && preview.value.frames === 0) return
    const before = timeline()
    if (reportTrim(session.apply({ type: 'trimItem', ...op }))) return
    sayOf(id, timelineTexts.trimmed)
    reportCutSpeech(session, before, op)
  }
  const run = (id: string, command: ItemCommand, element: Element): void => {
    const { selectedItemIds } = session.store.getState()
    if (command.type === 'go') {
      const next = neighbourOf(drawn(), id, command)
      if (next !== null) focus(next)
    } else if (command.type === 'select') session.select(selectOnClick(selectedItemIds, id, command.isAdding))
    else if (command.type === 'move') move(id, command)
    else if (command.type === 'trim') trim(id, command)
    else {
      const { left, bottom } = element.getBoundingClientRect()
      if (!selectedItemIds.includes(id)) session.select([id])
      view.setState({ menu: { itemId: id, x: left, y: bottom }, focusedId: id })
    }
  }

  return (event: KeyboardEvent<HTMLElement>): void => {
    const id = itemIdOf(event.target)
    const command = itemCommand(event)
    if (id === null || !command || !(event.target instanceof Element)) return
    event.preventDefault()
    event.stopPropagation()
    run(id, command, event.target)
  }
}
