import type { WireCharacter } from '@fablecut/contracts/wire/character'
import { createSlot } from './create-slot.tsx'

export type CharacterDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The purpose of the characters, and what selecting one changes. */
  description: string
  chosenIds: readonly string[]
  onChoose: (character: WireCharacter) => void
}

/** Lets a creator choose or create a character. Implemented by `features/characters`. */
export const [CharacterDialog, CharacterDialogProvider] = createSlot<CharacterDialogProps>('CharacterDialog')
