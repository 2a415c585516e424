import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { storyImportTexts as texts } from '../../../texts/story-import.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { IMPORT_ACCEPT } from './find-file-error.ts'
import { ImportDialog } from './import-dialog.tsx'
import { useStoryImport } from './use-story-import.ts'

/** Imports a story from a file of this computer. Closing the dialog lets an import go on; the button opens it again. */
export function ImportButton() {
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { state, start, retry, stop } = useStoryImport(() => setOpen(true))
  const isSending = state.stage === 'sending'
  const choose = () => input.current?.click()
  return (
    <>
      <Button
        size="sm"
        variant="line"
        icon={<Upload aria-hidden />}
        title={texts.hint}
        aria-haspopup={isSending ? 'dialog' : undefined}
        onClick={() => (isSending ? setOpen(true) : choose())}
      >
        {isSending ? texts.importing : texts.button}
      </Button>
      <input
        ref={input}
        type="file"
        accept={IMPORT_ACCEPT}
        aria-label={texts.input}
        tabIndex={-1}
        className="hidden"
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The same file can be chosen again.
          target.value = ''
          if (!file) return
          setOpen(true)
          start(file)
        }}
      />
      <ImportDialog
        state={state}
        open={isOpen && state.stage !== 'idle'}
        onClose={() => setOpen(false)}
        onStop={stop}
        onRetry={retry}
        onChoose={choose}
      />
    </>
  )
}
