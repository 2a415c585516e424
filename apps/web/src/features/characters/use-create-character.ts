import type { WireCharacter } from '@fablecut/contracts/wire/character'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../api/client.ts'
import { messageOf } from '../../api/error.ts'

/** Creates a character and refetches the character lists. One request at a time. */
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
