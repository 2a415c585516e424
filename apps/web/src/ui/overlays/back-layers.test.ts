import type { RouterHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { closeOnBack } from './back-layers.ts'

type Blocker = Parameters<RouterHistory['block']>[0]
type Action = Parameters<Blocker['blockerFn']>[0]['action']

/** Simulates the router's history blockers. */
function askedHistory() {
  const blockers: Blocker[] = []
  const block: RouterHistory['block'] = (blocker) => {
    blockers.push(blocker)
    return () => void blockers.splice(blockers.indexOf(blocker), 1)
  }
  const runAction = async (action: Action): Promise<boolean> => {
    for (const { blockerFn } of blockers) if (await blockerFn({ action } as Parameters<typeof blockerFn>[0])) return false
    return true
  }
  return { block, goes: runAction, leavesUnasked: () => blockers.every(({ enableBeforeUnload }) => enableBeforeUnload === false) }
}

it('the Back button closes the topmost layer, then the one below, then leaves the page', async () => {
  const history = askedHistory()
  const closed: string[] = []
  const open = (name: string) => {
    const release = closeOnBack(history, () => {
      closed.push(name)
      release()
    })
  }
  open('preview')
  open('sheet')
  expect(history.leavesUnasked()).toBe(true)
  expect(await history.goes('BACK')).toBe(false)
  expect(closed).toEqual(['sheet'])
  expect(await history.goes('BACK')).toBe(false)
  expect(closed).toEqual(['sheet', 'preview'])
  expect(await history.goes('BACK')).toBe(true)
})

it('a link in a dialog navigates', async () => {
  const history = askedHistory()
  const release = closeOnBack(history, () => expect.unreachable())
  expect(await history.goes('PUSH')).toBe(true)
  expect(await history.goes('REPLACE')).toBe(true)
  release()
})
