import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { api, query } from '../../../../api/client.ts'
import { messageOf } from '../../../../api/error.ts'
import { pageTexts as texts } from '../../../../texts/editor/page.ts'
import { storyTexts } from '../../../../texts/stories.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { toast } from '../../../../ui/feedback/toast.tsx'
import { useEditor, useEditorSession } from '../../session/editor-context.tsx'

const MAX_CHARACTERS = 100

/** Title of the story with inline editing: Enter and blur save, Escape cancels. */
export function TitleField() {
  const title = useEditor(({ story }) => story.title)
  const isReadOnly = useEditor(({ readOnlyReason }) => readOnlyReason !== null)
  const [draft, setDraft] = useState<string | null>(null)
  const pencil = useRef<HTMLButtonElement>(null)
  const rename = useRename()
  const close = (newTitle: string | null): void => {
    setDraft(null)
    const next = newTitle?.trim()
    if (next && next !== title) rename.mutate(next)
  }
  if (draft !== null)
    return (
      <TitleInput
        value={draft}
        onChange={setDraft}
        onClose={(isKept, byKey) => {
          close(isKept ? draft : null)
          if (byKey) setTimeout(() => pencil.current?.focus())
        }}
      />
    )
  return (
    <>
      <h1 className="min-w-0 truncate text-14 font-strong">{title || texts.untitled}</h1>
      {!isReadOnly && (
        <IconButton
          ref={pencil}
          label={texts.rename}
          icon={<Pencil aria-hidden />}
          size="sm"
          tooltipSide="bottom"
          onClick={() => setDraft(title)}
        />
      )}
    </>
  )
}

type TitleInputProps = { value: string; onChange: (value: string) => void; onClose: (isKept: boolean, byKey: boolean) => void }

function TitleInput({ value, onChange, onClose }: TitleInputProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  return (
    <>
      <h1 className="sr-only">{value || texts.untitled}</h1>
      <input
        ref={field}
        aria-label={texts.titleLabel}
        value={value}
        maxLength={MAX_CHARACTERS}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => onClose(true, false)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
          event.preventDefault()
          event.stopPropagation()
          onClose(event.key === 'Enter', true)
        }}
        className="h-7 w-72 min-w-0 rounded-sm border border-field bg-well px-2 text-14 font-strong outline-none focus:border-accent"
      />
    </>
  )
}

/** Optimistic rename, reverted on failure. */
function useRename() {
  const { store } = useEditorSession()
  const client = useQueryClient()
  const show = (title: string) => store.setState(({ story }) => ({ story: { ...story, title } }))
  return useMutation({
    mutationFn: (title: string) => api.stories.update({ id: store.getState().story.id, title }),
    onMutate: (title) => {
      const before = store.getState().story.title
      show(title)
      return { before }
    },
    onSuccess: () => {
      toast.success(storyTexts.requests.updated)
      void client.invalidateQueries({ queryKey: query.stories.key() })
    },
    onError: (error, _, previous) => {
      if (previous) show(previous.before)
      toast.error(storyTexts.list.error(messageOf(error, storyTexts.requests.updateFailed)))
    },
  })
}
