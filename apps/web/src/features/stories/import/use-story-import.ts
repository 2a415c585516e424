import type { WireImportedStory } from '@fablecut/contracts/wire/project'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isRetryable, messageOf } from '../../../api/error.ts'
import { newIdempotencyKey } from '../../../api/new-idempotency-key.ts'
import { storyListQuery } from '../../../story-data/story-lists.ts'
import { storyImportTexts as texts } from '../../../texts/story-import.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { findFileError } from './find-file-error.ts'
import { sendStory } from './send-story.ts'

/** `percent` of the upload; null once the server has all of it. */
export type ImportState =
  | { readonly stage: 'idle' }
  | { readonly stage: 'sending'; readonly fileName: string; readonly percent: number | null }
  | { readonly stage: 'failed'; readonly fileName: string; readonly message: string; readonly canRetry: boolean }
  | { readonly stage: 'done'; readonly story: WireImportedStory }

type Attempt = { readonly file: File; readonly key: string }

const IDLE: ImportState = { stage: 'idle' }

/** Imports one file at a time; `onSettled` is called when it is done or refused. An import that ends after its page was left is reported as a toast. */
export function useStoryImport(onSettled: () => void) {
  const client = useQueryClient()
  const [state, setState] = useState<ImportState>(IDLE)
  const last = useRef<Attempt | null>(null)
  const running = useRef<AbortController | null>(null)
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])

  const send = async (attempt: Attempt): Promise<void> => {
    const { file, key } = attempt
    last.current = attempt
    const stop = (running.current = new AbortController())
    const onSent = (bytes: number) => setState({ stage: 'sending', fileName: file.name, percent: percentOf(bytes, file.size) })
    onSent(0)
    try {
      const story = await sendStory(file, { idempotencyKey: key, signal: stop.signal, onSent })
      void client.invalidateQueries({ queryKey: storyListQuery.queryKey })
      if (!isShown.current) toast.success(texts.done.title(story.title))
      setState({ stage: 'done', story })
      onSettled()
    } catch (error) {
      if (stop.signal.aborted) return
      const message = messageOf(error, texts.failed.unknown)
      if (!isShown.current) toast.error(message)
      setState({ stage: 'failed', fileName: file.name, message, canRetry: isRetryable(error) })
      onSettled()
    }
  }

  return {
    state,
    start: (file: File) => {
      const message = findFileError(file)
      if (message === null) void send({ file, key: newIdempotencyKey() })
      else setState({ stage: 'failed', fileName: file.name, message, canRetry: false })
    },
    retry: () => last.current && void send(last.current),
    stop: () => {
      running.current?.abort()
      setState(IDLE)
    },
  }
}

/** The form around the file is sent too. */
const percentOf = (sent: number, size: number): number | null =>
  sent === Number.POSITIVE_INFINITY ? null : Math.min(99, Math.floor((sent / size) * 100))
