import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react'
import { LazyPreview } from '../features/preview/lazy-preview.tsx'
import { SharePopup } from '../features/share/share-popup.tsx'
import { CharacterDialogProvider, type CharacterDialog } from '../slots/character-dialog.ts'
import { CollectionDialogProvider, type CollectionDialogProps } from '../slots/collection-dialog.ts'
import { StoryCommentsProvider, type StoryCommentsProps } from '../slots/story-comments.ts'
import { SharePopupProvider } from '../slots/share-popup.ts'
import { StoryPreviewProvider } from '../slots/story-preview.ts'

const LoadedCharacterDialog = lazy(async () => ({
  default: (await import('../features/characters/character-dialog.tsx')).CharacterDialog,
}))

const LazyCharacterDialog = (props: ComponentProps<typeof CharacterDialog>) => (
  <Suspense fallback={null}>
    <LoadedCharacterDialog {...props} />
  </Suspense>
)

const LoadedComments = lazy(async () => ({ default: (await import('../features/comments/comments-section.tsx')).CommentsSection }))

const LazyComments = (props: StoryCommentsProps) => (
  <Suspense fallback={null}>
    <LoadedComments {...props} />
  </Suspense>
)

const LoadedCollectionDialog = lazy(async () => ({
  default: (await import('../features/community/collections/collection-dialog.tsx')).CollectionDialog,
}))

const LazyCollectionDialog = (props: CollectionDialogProps) => (
  <Suspense fallback={null}>
    <LoadedCollectionDialog {...props} />
  </Suspense>
)

/** Provides what features render of other features. */
export const FeatureSlots = ({ children }: { children: ReactNode }) => (
  <SharePopupProvider value={SharePopup}>
    <StoryPreviewProvider value={LazyPreview}>
      <CharacterDialogProvider value={LazyCharacterDialog}>
        <StoryCommentsProvider value={LazyComments}>
          <CollectionDialogProvider value={LazyCollectionDialog}>{children}</CollectionDialogProvider>
        </StoryCommentsProvider>
      </CharacterDialogProvider>
    </StoryPreviewProvider>
  </SharePopupProvider>
)
