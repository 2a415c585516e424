import { useState, type KeyboardEvent } from 'react'
import { useStore } from 'zustand'
import { pageTexts } from '../../../../texts/editor/page.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { changedKeys, changeKeys } from '../../keys/changed-keys.ts'
import { canBeAssigned, commandOf, COMMANDS, keysOf, withKey, type Command } from '../../keys/commands.ts'
import { keyName, shownKey } from '../../keys/key-name.ts'

const texts = pageTexts.shortcuts

/** What was pressed for a command: a key that another one has, or that can't be used. */
type Question = { readonly key: string; readonly other: Command | null }

/** A button for the keys of each command, which waits for the next key. */
export function KeyFields() {
  const changed = useStore(changedKeys)
  const [asked, setAsked] = useState<Command | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  const ask = (command: Command | null): void => {
    setAsked(command)
    setQuestion(null)
  }
  const assign = (command: Command, key: string): void => {
    changeKeys(withKey(changed, command, key))
    ask(null)
  }
  const onKeyDown = (event: KeyboardEvent, command: Command): void => {
    if (asked !== command || question?.other) return
    const key = keyName(event)
    if (key === null || key === 'Tab' || key === 'Shift+Tab') return
    event.preventDefault()
    event.stopPropagation()
    if (key === 'Escape') return ask(null)
    const other = commandOf(changed, key)
    if (!canBeAssigned(key)) setQuestion({ key, other: null })
    else if (other && other !== command) setQuestion({ key, other })
    else assign(command, key)
  }
  return (
    <ul className="grid gap-1 text-13">
      {COMMANDS.map((command) => (
        <li key={command} className="grid gap-1">
          <div className="flex items-center justify-between gap-4">
            <span className="text-text-2">{texts.commands[command]}</span>
            <Button
              size="sm"
              variant="line"
              className="min-w-32"
              aria-label={`${texts.commands[command]}: ${asked === command ? texts.press : shownKeys(keysOf(changed, command))}`}
              onClick={() => ask(asked === command ? null : command)}
              onKeyDown={(event) => onKeyDown(event, command)}
            >
              {asked === command ? texts.press : shownKeys(keysOf(changed, command))}
            </Button>
          </div>
          {asked === command && question && (
            <p role="alert" className="flex flex-wrap items-center justify-end gap-2 text-12 text-text-2">
              {question.other ? texts.taken(shownKey(question.key), texts.commands[question.other]) : texts.notFree(shownKey(question.key))}
              {question.other && (
                <Button size="sm" onClick={() => assign(command, question.key)}>
                  {texts.useHere}
                </Button>
              )}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

const shownKeys = (keys: readonly string[]): string => (keys.length === 0 ? texts.noKey : keys.map(shownKey).join(texts.or))
