import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../../api/client.ts'
import { messageOf } from '../../../api/error.ts'
import { changeCards, refetchStory, type StoryCardData } from '../../../story-data/story-lists.ts'
import { organizeTexts as texts } from '../../../texts/my-stories/organize.ts'
import { fieldClass } from '../../../ui/form/field-style.ts'
import { toast } from '../../../ui/feedback/toast.tsx'

const MAX_TITLE = 100

type RenameTitleProps = { card: Pick<StoryCardData, 'id' | 'title'>; onEnd: () => void }

/** The title as a field: Enter and leaving it save, Escape does not. A name that is refused stays in the field. */
export function RenameTitle({ card, onEnd }: RenameTitleProps) {
  const client = useQueryClient()
  const [title, setTitle] = useState(card.title)
  const isEnding = useRef(false)
  const renaming = useMutation({
    mutationFn: () => api.stories.update({ id: card.id, title: title.trim() }),
    onSuccess: (story) => {
      changeCards(client, (other) => (other.id === card.id ? { ...other, title: story.title } : other))
      void refetchStory(client, card.id)
      onEnd()
    },
    onError: (error) => {
      isEnding.current = false
      toast.error(messageOf(error))
    },
  })
  const end = (isSaved: boolean) => {
    if (isEnding.current) return
    isEnding.current = true
    if (isSaved && title.trim() !== '' && title.trim() !== card.title) renaming.mutate()
    else onEnd()
  }
  return (
    <input
      autoFocus
      dir="auto"
      aria-label={texts.storyName}
      value={title}
      maxLength={MAX_TITLE}
      readOnly={renaming.isPending}
      className={fieldClass('sm', 'relative z-10 w-full')}
      onChange={(event) => setTitle(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => end(true)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') end(true)
        if (event.key === 'Escape') end(false)
      }}
    />
  )
}
