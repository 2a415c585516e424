import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

test('the document is printed once, when the time to wait is over, and not for each attempt', async () => {
  render(<p>A boat</p>)
  const attempts: string[] = []
  const search = () => {
    try {
      screen.getByText('A train')
    } catch (error) {
      attempts.push((error as Error).message)
      throw error
    }
  }
  const failure = await waitFor(search, { timeout: 120 }).catch((error: Error) => error.message)
  expect(attempts.length).toBeGreaterThan(1)
  expect(attempts.filter((message) => message.includes('A boat'))).toEqual([])
  expect(failure).toContain('A boat')
  expect(() => screen.getByText('A train')).toThrow('A boat')
})

test('React keeps no stacks of elements', () => {
  const [first, second] = [<p key="a">A boat</p>, <p key="b">A train</p>]
  expect(Reflect.get(first, '_debugStack')).toBeInstanceOf(Error)
  expect(Reflect.get(first, '_debugStack')).toBe(Reflect.get(second, '_debugStack'))
})
