import type { ComponentProps } from 'react'
import { editorHref } from '../story-data/tabs/editor-tab.ts'
import type { EditorTarget } from '../story-data/card-target.ts'
import { useOpenEditor } from './use-open-editor.tsx'

type EditorLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & { storyId: string; target: EditorTarget }

/** Opens a story in the editor, in a new tab; phones show a notice to use a computer instead. */
export function EditorLink({ storyId, target, children, ...rest }: EditorLinkProps) {
  const { mayEnter, dialog } = useOpenEditor(storyId)
  return (
    <>
      <a
        {...rest}
        href={editorHref(storyId, target.view)}
        target="_blank"
        rel="noreferrer"
        onClick={(event) => !mayEnter(target) && event.preventDefault()}
      >
        {children}
      </a>
      {dialog}
    </>
  )
}
