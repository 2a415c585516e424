import type { WireStoryVersion } from '@fablecut/contracts/wire/story-version'
import { Bookmark, Ellipsis, Film, GitCompare, History, Pencil, Trash2 } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { versionTexts as texts } from '../../../texts/editor/versions.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Picture } from '../../../ui/layout/picture.tsx'
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx'
import { labelOf } from './use-versions.ts'
import { VersionNameInput } from './version-name-input.tsx'

type VersionRowProps = {
  version: WireStoryVersion
  isBusy: boolean
  isReadOnly: boolean
  onCompare: () => void
  onRestore: () => void
  onRename: (name: string) => void
  onDelete: () => void
}

/** A version: when and why it was stored, what it holds, and what can be done with it. */
export function VersionRow({ version, isBusy, isReadOnly, onCompare, onRestore, onRename, onDelete }: VersionRowProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const label = labelOf(version)
  const time = texts.time(version.stored_at)
  const save = (event: FormEvent): void => {
    event.preventDefault()
    const name = draft?.trim()
    if (name && name !== version.name) onRename(name)
    setDraft(null)
  }
  return (
    <li aria-label={texts.row(label, time)} className="flex items-center gap-3 rounded-md p-2 hover:bg-hover max-sm:flex-wrap">
      <Thumbnail version={version} label={label} />
      {draft === null ? (
        <div className="min-w-0 grow basis-40">
          <p className="flex items-center gap-1.5 text-13 font-medium">
            {version.name !== null && <Bookmark aria-hidden className="size-3.5 shrink-0 text-accent" />}
            <span className="truncate">{label}</span>
          </p>
          <p className="text-12 text-text-2">
            {time}, {texts.facts(version.shot_count, version.duration, version.aspect_ratio)}
          </p>
        </div>
      ) : (
        <form onSubmit={save} className="flex min-w-0 grow gap-2">
          <VersionNameInput autoFocus value={draft} onChange={setDraft} />
          <Button type="submit">{texts.save}</Button>
        </form>
      )}
      {draft === null && (
        <span className="flex shrink-0 items-center gap-1 max-sm:w-full max-sm:justify-end">
          <Button size="sm" variant="ghost" icon={<GitCompare aria-hidden />} onClick={onCompare}>
            {texts.compare}
          </Button>
          {!isReadOnly && (
            <>
              <Button size="sm" variant="ghost" icon={<History aria-hidden />} disabled={isBusy} onClick={onRestore}>
                {texts.restore}
              </Button>
              <Menu trigger={<IconButton size="sm" label={texts.more(label)} icon={<Ellipsis aria-hidden />} />}>
                <MenuItem icon={<Pencil aria-hidden />} onSelect={() => setDraft(version.name ?? '')}>
                  {version.name === null ? texts.nameIt : texts.rename}
                </MenuItem>
                <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={onDelete}>
                  {texts.delete}
                </MenuItem>
              </Menu>
            </>
          )}
        </span>
      )}
    </li>
  )
}

function Thumbnail({ version: { thumbnail_url: url }, label }: { version: WireStoryVersion; label: string }) {
  const placeholder = <Film aria-hidden className="size-4 text-text-3" />
  return (
    <span className="relative grid h-10 w-16 shrink-0 place-items-center overflow-hidden rounded-sm bg-well">
      {url === null ? placeholder : <Picture src={url} alt={texts.thumbnail(label)} fallback={placeholder} />}
    </span>
  )
}
