import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../api/error.ts'
import { messageTexts } from '../../../texts/moderation.ts'

/** Sends an objection; an empty one is refused before. */
export function useObjection(send: (words: string) => Promise<unknown>, onSent: () => void) {
  const [isEmpty, setEmpty] = useState(false)
  const mutation = useMutation({ mutationFn: send, onSuccess: onSent })
  return {
    isBusy: mutation.isPending,
    error: isEmpty ? messageTexts.objection.required : mutation.error ? messageOf(mutation.error) : null,
    submit: (words: string) => {
      setEmpty(words.trim() === '')
      if (words.trim() !== '') mutation.mutate(words)
    },
  }
}
