import { MAX_FOLDER_NAME_CHARACTERS } from '@fablecut/domain/story/folder-limits'
import { Ellipsis, FolderPlus } from 'lucide-react'
import { useState } from 'react'
import { organizeTexts as texts } from '../../../texts/my-stories/organize.ts'
import { Chip } from '../../../ui/buttons/chip.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx'
import { NameDialog } from '../../../ui/overlays/name-dialog.tsx'
import { type Folder, useCreateFolder, useDeleteFolder, useFolders, useRenameFolder } from './use-folders.ts'

type FolderChipsProps = { chosen: string | null; onChoose: (folderId: string | null) => void }

/** The folders of the account, `All stories` first; on phones one row that scrolls. The chosen one can be renamed and deleted. */
export function FolderChips({ chosen, onChoose }: FolderChipsProps) {
  const { data: folders = [], isError } = useFolders()
  const [isNaming, setIsNaming] = useState(false)
  const creation = useCreateFolder()
  const folder = folders.find(({ id }) => id === chosen)
  const create = (name: string) =>
    creation.mutate(
      { name, story_ids: [] },
      {
        onSuccess: ({ id }) => {
          setIsNaming(false)
          onChoose(id)
        },
      },
    )
  return (
    <div
      role="group"
      aria-label={texts.folders}
      className="-mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1.5 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
    >
      {folders.length > 0 && (
        <Chip selected={chosen === null} onClick={() => onChoose(null)}>
          {texts.all}
        </Chip>
      )}
      {folders.map(({ id, name, count }) => (
        <Chip key={id} selected={id === chosen} onClick={() => onChoose(id)}>
          <bdi>{texts.folder(name, count)}</bdi>
        </Chip>
      ))}
      {folder && <FolderMenu folder={folder} onDeleted={() => onChoose(null)} />}
      <Chip className="border-dashed" onClick={() => setIsNaming(true)}>
        <FolderPlus aria-hidden className="size-4" />
        {texts.newFolder}
      </Chip>
      {isError && <p className="text-12 text-text-3">{texts.foldersFailed}</p>}
      {isNaming && (
        <NameDialog
          label={texts.folderName}
          maxLength={MAX_FOLDER_NAME_CHARACTERS}
          title={texts.newFolder}
          confirm={texts.create}
          busy={creation.isPending}
          onSave={create}
          onClose={() => setIsNaming(false)}
        />
      )}
    </div>
  )
}

function FolderMenu({ folder, onDeleted }: { folder: Folder; onDeleted: () => void }) {
  const [step, setStep] = useState<'rename' | 'delete' | null>(null)
  const renaming = useRenameFolder()
  const deletion = useDeleteFolder()
  const close = () => setStep(null)
  const remove = () =>
    deletion.mutate(folder.id, {
      onSuccess: () => {
        close()
        toast.success(texts.folderDeleted)
        onDeleted()
      },
    })
  return (
    <>
      <Menu align="start" trigger={<IconButton size="sm" label={texts.folderMenu(folder.name)} icon={<Ellipsis />} />}>
        <MenuItem onSelect={() => setStep('rename')}>{texts.renameFolder}</MenuItem>
        <MenuItem danger onSelect={() => setStep('delete')}>
          {texts.deleteFolder}
        </MenuItem>
      </Menu>
      {step === 'rename' && (
        <NameDialog
          label={texts.folderName}
          maxLength={MAX_FOLDER_NAME_CHARACTERS}
          title={texts.renameFolder}
          confirm={texts.save}
          name={folder.name}
          busy={renaming.isPending}
          onSave={(name) => renaming.mutate({ id: folder.id, name }, { onSuccess: close })}
          onClose={close}
        />
      )}
      <ConfirmDialog
        danger
        open={step === 'delete'}
        onOpenChange={(open) => !open && close()}
        title={texts.deleteTitle}
        text={texts.deleteText(folder.name)}
        confirm={texts.deleteFolder}
        busy={deletion.isPending}
        onConfirm={remove}
      />
    </>
  )
}
