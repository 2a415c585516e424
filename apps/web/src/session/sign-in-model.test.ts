import { describe, expect, it } from 'vitest'
import { validateCredentials } from './sign-in-model.ts'

const good = { name: 'Ada', email: 'ada@example.org', password: 'correct horse', setupCode: '' }

describe('sign-in form', () => {
  it('accepts valid values', () => {
    expect(validateCredentials('sign-in', { ...good, name: '' })).toEqual({})
    expect(validateCredentials('sign-up', good)).toEqual({})
  })

  it('reports each error at its field', () => {
    expect(validateCredentials('sign-up', { ...good, name: '  ', email: 'not-an-address', password: 'short' })).toEqual({
      name: 'Please enter your name',
      email: 'Please enter a valid email address',
      password: 'Please use at least 8 characters',
    })
  })

  it('requires the set-up code of the first account', () => {
    expect(validateCredentials('setup', good)).toEqual({ setupCode: 'Please enter the set-up code' })
    expect(validateCredentials('setup', { ...good, setupCode: 'ABCD' })).toEqual({})
  })

  it('requires an existing password only to be non-empty', () => {
    expect(validateCredentials('sign-in', { ...good, password: 'abc' })).toEqual({})
    expect(validateCredentials('sign-in', { ...good, password: '' })).toEqual({ password: 'Please enter your password' })
  })
})
