import type { WireCharacter } from '@fablecut/contracts/wire/character'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../api/client.ts'
import { messageOf } from '../../api/error.ts'

/** One attempt after the other to make a character; the lists are read again after it. */
export function useCreateCharacter<Request>(
  create: (request: Request) => Promise<WireCharacter>,
  onCreated: (character: WireCharacter) => void,
) {
  const client = useQueryClient()
  const [error, setError] = useState<string | null>(null)
  const creation = useMutation({
    mutationFn: create,
    onSuccess: (character) => {
      void client.invalidateQueries({ queryKey: query.characters.key() })
      onCreated(character)
    },
    onError: (failure) => setError(messageOf(failure)),
  })
  const start = (request: Request) => {
    setError(null)
    creation.mutate(request)
  }
  return { start, error, setError, busy: creation.isPending }
}
