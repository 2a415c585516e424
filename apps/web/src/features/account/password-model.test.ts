import { describe, expect, it } from 'vitest'
import { validatePasswords } from './password-model.ts'

const good = { currentPassword: 'correct horse', newPassword: 'better horse', repeat: 'better horse' }

describe('password change', () => {
  it('is valid with valid fields', () => expect(validatePasswords(good)).toEqual({}))

  it.each([
    [{ currentPassword: '' }, { currentPassword: 'Please enter your current password' }],
    [{ newPassword: 'short', repeat: 'short' }, { newPassword: 'Please use at least 8 characters' }],
    [{ newPassword: 'x'.repeat(129) }, { newPassword: 'Please use at most 128 characters' }],
    [{ newPassword: 'correct horse', repeat: 'correct horse' }, { newPassword: 'Please choose another password than the current one' }],
    [{ repeat: 'better house' }, { repeat: 'The two new passwords are not the same' }],
  ])('reports the error at its field: %j', (change, errors) => expect(validatePasswords({ ...good, ...change })).toEqual(errors))
})
