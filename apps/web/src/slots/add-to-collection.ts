import { createSlot } from './create-slot.tsx'

export type AddToCollectionProps = { story: { readonly id: string; readonly title: string } }

/** Button that adds a published story to collections of the viewer, after sign-in. Implemented by `features/community/collections`. */
export const [AddToCollection, AddToCollectionProvider] = createSlot<AddToCollectionProps>('AddToCollection')
