import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { messageOf } from '../../api/error.ts'
import { uploadImage } from '../../api/upload-image.ts'
import type { Me } from '../../session/me.ts'
import { accountTexts } from '../../texts/account/account.ts'
import { Avatar } from '../../ui/layout/avatar.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { updateProfile } from './account-requests.ts'
import { validateProfilePicture } from './validate-profile-picture.ts'
import { squarePicture } from './square-picture.ts'

const texts = accountTexts.profile
const TYPES = 'image/png,image/jpeg,image/webp,image/gif'

/** Profile picture: previewed when chosen, saved when uploaded. */
export function ProfilePicture({ me }: { me: Me }) {
  const input = useRef<HTMLInputElement>(null)
  const { preview, problem, isUploading, isRemoving, take, remove } = usePicture()
  return (
    <div className="flex items-center gap-4">
      <Avatar key={preview ?? me.avatar_url} name={me.displayName} src={preview ?? me.avatar_url} className="size-20!" />
      <div className="grid min-w-0 gap-2">
        <div className="flex flex-wrap gap-2">
          <Button size="sm" busy={isUploading} busyLabel={texts.uploading} onClick={() => input.current?.click()}>
            {me.avatar_url ? texts.replace : texts.upload}
          </Button>
          {me.avatar_url && (
            <Button size="sm" variant="ghost" busy={isRemoving} onClick={remove}>
              {texts.remove}
            </Button>
          )}
        </div>
        {problem ? (
          <p role="alert" className="text-12 text-danger">
            {problem}
          </p>
        ) : (
          <p className="text-12 text-text-3">{texts.pictureHint}</p>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept={TYPES}
        aria-label={texts.upload}
        tabIndex={-1}
        className="hidden"
        onChange={(event) => {
          take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </div>
  )
}

function usePicture() {
  const client = useQueryClient()
  const [preview, setPreview] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const saved = async (text: string) => {
    toast.success(text)
    // The picture is also used on cards and in menus.
    await client.invalidateQueries()
  }
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const square = await squarePicture(file).catch(() => null)
      if (!square) throw new Error(texts.pictureUnreadable)
      const url = URL.createObjectURL(square)
      setPreview(url)
      try {
        await updateProfile({ image: await uploadImage(square, texts.uploadFailed) })
        await saved(texts.pictureSaved)
      } finally {
        setPreview(null)
        URL.revokeObjectURL(url)
      }
    },
    onError: (error) => setProblem(messageOf(error)),
  })
  const remove = useMutation({
    mutationFn: () => updateProfile({ image: null }),
    onSuccess: () => saved(texts.pictureRemoved),
    onError: (error) => setProblem(messageOf(error)),
  })
  return {
    preview,
    problem,
    isUploading: upload.isPending,
    isRemoving: remove.isPending,
    take: (file: File | undefined) => {
      if (!file) return
      const invalid = validateProfilePicture(file)
      setProblem(invalid)
      if (invalid === null) upload.mutate(file)
    },
    remove: () => {
      setProblem(null)
      remove.mutate()
    },
  }
}
