import { drawnTracks } from '../geometry/rows.ts'
import type { Timeline, Track } from '@fablecut/domain/timeline/model'
import { useEffect, useEffectEvent } from 'react'
import { useEditorSession } from '../../session/editor-context.tsx'
import { itemIdOf } from '../gestures/item-under.ts'
import { findOnTracks } from '../visible-items.ts'
import { nextFocusedItem } from './next-focused-item.ts'
import { useFocusItem } from './use-focus-item.ts'

const drawnOf = ({ tracks, globalConfig }: Timeline): readonly Track[] => drawnTracks(tracks, globalConfig.captions.enabled)

/** Keeps the focus on the timeline when the focused item is removed, e.g. by Delete or undo. */
export function useRestoredFocus(): void {
  const { store } = useEditorSession()
  const focus = useFocusItem()
  const restoreFocus = useEffectEvent((before: Timeline, after: Timeline) => {
    const id = itemIdOf(document.activeElement)
    if (id === null || findOnTracks(drawnOf(after), id)) return
    focus(nextFocusedItem(drawnOf(before), drawnOf(after), id))
  })
  useEffect(
    () =>
      store.subscribe(({ document: { timeline } }, { document: { timeline: before } }) => {
        if (timeline.tracks !== before.tracks) restoreFocus(before, timeline)
      }),
    [store],
  )
}
