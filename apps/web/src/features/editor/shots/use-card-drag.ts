import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

type CardDrag = {
  readonly shotId: string
  readonly canDrag: boolean
  readonly onDrop: (shotId: string, side: 'before' | 'after') => void
}

const TYPE = 'storyboard-shot'

/** Drag and drop of a card. Returns the side on which a dragged card would be dropped. */
export function useCardDrag(card: RefObject<HTMLElement | null>, { shotId, canDrag, onDrop }: CardDrag) {
  const [side, setSide] = useState<'before' | 'after' | null>(null)
  const [isDragging, setDragging] = useState(false)
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    const element = card.current
    if (!element) return
    const sideOf = (clientX: number): 'before' | 'after' => {
      const { left, width } = element.getBoundingClientRect()
      return clientX < left + width / 2 ? 'before' : 'after'
    }
    return combine(
      draggable({
        element,
        canDrag: () => canDrag,
        getInitialData: () => ({ type: TYPE, shotId }),
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['type'] === TYPE && source.data['shotId'] !== shotId,
        onDrag: ({ location }) => setSide(sideOf(location.current.input.clientX)),
        onDragLeave: () => setSide(null),
        onDrop: ({ source, location }) => {
          setSide(null)
          drop(String(source.data['shotId']), sideOf(location.current.input.clientX))
        },
      }),
    )
  }, [card, shotId, canDrag])
  return { side, isDragging }
}
