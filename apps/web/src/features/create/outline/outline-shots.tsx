import { MAX_OUTLINE_SHOTS } from '@fablecut/domain/story/inputs/outline'
import { useRef } from 'react'
import { outlineTexts } from '../../../texts/outline.ts'
import { OutlineShotItem } from './outline-shot.tsx'
import { useReorder } from './use-reorder.ts'
import { type ThumbnailLook, useThumbnails } from './use-thumbnails.ts'
import type { Outline } from './use-outline.ts'

const texts = outlineTexts.shot

type OutlineShotsProps = { outline: Outline; look: ThumbnailLook; disabled: boolean; announce: (text: string) => void }

/** The shots in their order, moved by their handles with the pointer, a finger or the arrow keys. */
export function OutlineShots({ outline, look, disabled, announce }: OutlineShotsProps) {
  const list = useRef<HTMLOListElement>(null)
  const { edit, draft } = outline
  const { shots, retry } = useThumbnails(draft, look)
  const move = (id: string, to: number) => {
    const position = Math.max(0, Math.min(to, shots.length - 1))
    if (shots[position]?.id === id) return
    edit({ type: 'move', id, to: position })
    announce(texts.moved(position + 1, shots.length))
  }
  const reorder = useReorder(list, move)
  const add = (after: string) => {
    const newId = crypto.randomUUID()
    edit({ type: 'add', after, newId })
    focusWords(list.current, newId)
  }
  const remove = (id: string, index: number) => {
    const next = shots[index + 1] ?? shots[index - 1]
    edit({ type: 'remove', id })
    announce(texts.removed(index + 1))
    if (next) focusWords(list.current, next.id)
  }
  return (
    <ol ref={list} aria-label={outlineTexts.shots} className="divide-y divide-line">
      {shots.map((shot, index) => (
        <OutlineShotItem
          key={shot.id}
          shot={shot}
          number={index + 1}
          aspect={look.aspect}
          others={shots.map(({ plan }) => plan)}
          characters={look.character ? [{ id: look.character.id, name: look.character.name ?? look.character.id }] : []}
          isFull={shots.length >= MAX_OUTLINE_SHOTS}
          isEnglish={draft.language === 'en'}
          disabled={disabled}
          dropSide={reorder.dropSideOf(shot.id)}
          handle={reorder.handleProps(shot.id, index)}
          onEdit={edit}
          onAdd={() => add(shot.id)}
          onRemove={() => remove(shot.id, index)}
          onRetryPicture={() => retry(index)}
        />
      ))}
    </ol>
  )
}

/** Focuses the words of a shot once they are drawn. */
const focusWords = (list: HTMLElement | null, id: string): void =>
  void requestAnimationFrame(() => list?.querySelector<HTMLElement>(`[data-shot="${CSS.escape(id)}"] textarea`)?.focus())
