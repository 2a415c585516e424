import { MAX_COMMENT_CHARACTERS } from '@fablecut/domain/comments/clean-comment'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState, type FormEvent, type KeyboardEvent } from 'react'
import { codeOf, dataOf, messageOf } from '../../api/error.ts'
import { readFindings } from '../../story-data/moderation-findings.ts'
import { commentTexts as texts } from '../../texts/community/comments.ts'
import { shareTexts } from '../../texts/share.ts'
import { uiTexts } from '../../texts/ui.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { commentDrafts } from './comment-drafts.ts'
import { refreshComments } from './comment-queries.ts'

type CommentFormProps = {
  label: string
  submit: string
  /** Under which an unsent text is kept. */
  draftKey: string
  /** Text to start with. */
  text?: string
  placeholder?: string
  autoFocus?: boolean
  send: (text: string) => Promise<unknown>
  onSent: () => void
  onCancel?: () => void
}

/** The number of characters left is shown from here. */
const COUNTED_FROM = 800

/** Field and button for a comment. A text that is refused stays in the field. */
export function CommentForm({
  label,
  submit,
  draftKey,
  text: first = '',
  placeholder,
  autoFocus,
  send,
  onSent,
  onCancel,
}: CommentFormProps) {
  const client = useQueryClient()
  const id = useId()
  const [text, setText] = useState(commentDrafts.get(draftKey) || first)
  const [isEmpty, setEmpty] = useState(false)
  const change = (next: string) => {
    setText(next)
    setEmpty(false)
    commentDrafts.set(draftKey, next === first ? '' : next)
  }
  const sending = useMutation({
    mutationFn: send,
    onSuccess: async () => {
      change(first)
      await refreshComments(client)
      onSent()
    },
  })
  const submitText = () => {
    if (sending.isPending) return
    if (text.trim() === '') setEmpty(true)
    else sending.mutate(text)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submitText()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submitText()
  }
  const error = isEmpty ? texts.required : sending.error && errorText(sending.error)
  const left = MAX_COMMENT_CHARACTERS - text.length
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-2">
      <Field label={label} labelHidden error={error} hint={text.length >= COUNTED_FROM ? texts.left(left) : undefined}>
        <TextArea
          id={id}
          rows={text === '' ? 2 : 4}
          dir="auto"
          // oxlint-disable-next-line jsx_a11y/no-autofocus -- it was opened by a button
          autoFocus={autoFocus}
          maxLength={MAX_COMMENT_CHARACTERS}
          placeholder={placeholder}
          value={text}
          onChange={(event) => {
            sending.reset()
            change(event.target.value)
          }}
          onKeyDown={onKeyDown}
        />
      </Field>
      <div className="flex justify-end gap-2">
        {onCancel && (
          <Button size="sm" variant="ghost" onClick={onCancel}>
            {uiTexts.cancel}
          </Button>
        )}
        <Button type="submit" size="sm" variant="line" busy={sending.isPending}>
          {submit}
        </Button>
      </div>
    </form>
  )
}

const CLASS_NAMES: Readonly<Record<string, string>> = shareTexts.moderation.classes

function errorText(error: unknown): string {
  if (codeOf(error) !== 'COMMUNITY_CONTENT_MODERATION') return messageOf(error)
  const { classes, words } = readFindings(dataOf(error))
  const refused = texts.refused(classes.map((name) => CLASS_NAMES[name] ?? name))
  return words.length === 0 ? refused : `${refused} ${texts.refusedWords(words)}`
}
