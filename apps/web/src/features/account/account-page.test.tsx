import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { errorTexts } from '../../texts/errors.ts'
import { ACCOUNT, stubApi, type ApiResponse } from '../../testing/stub-api.ts'
import { AccountPage } from './account-page.tsx'

const UPDATE = 'POST /api/auth/update-user'
const PASSWORD = 'POST /api/auth/change-password'
const CHROME = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36'
const SESSIONS = {
  'GET /api/auth/list-sessions': {
    body: [
      { id: 'old', userAgent: null, updatedAt: '2026-11-01T10:00:00Z' },
      { id: 'here', userAgent: CHROME, updatedAt: '2026-11-22T10:00:00Z' },
      { id: 'new', userAgent: CHROME, updatedAt: '2026-11-20T10:00:00Z' },
    ],
  },
  'GET /api/auth/get-session': { body: { session: { id: 'here' } } },
}
const member = (user_id: string, display_name: string, role: 'owner' | 'member') => ({
  user_id,
  display_name,
  username: display_name.toLowerCase(),
  avatar_url: null,
  role,
})
const teamOf = (role: 'owner' | 'member') => ({
  id: 't1',
  name: 'Reel',
  role,
  members: [member('u1', 'Mia', role), member('u2', 'Tom', role === 'owner' ? 'member' : 'owner')],
})
const refusal = (status: number, message: string, data: object = {}): ApiResponse => ({
  status,
  body: { code: 'INVALID_INPUT', message, data },
})

async function open(responses: Parameters<typeof stubApi>[0] = {}) {
  const callsOf = stubApi({ ...SESSIONS, 'GET /api/team': { body: { team: null } }, ...responses })
  const page = await renderPage(<AccountPage />)
  await screen.findByRole('heading', { name: 'Account' })
  return { ...page, callsOf }
}

const region = (name: string) => within(screen.getByRole('region', { name }))
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.click(field)
  if (text !== '') await userEvent.paste(text)
}

beforeEach(() => sessionStorage.clear())

test('the trimmed name can be saved once it differs', async () => {
  const { callsOf } = await open({ [UPDATE]: { body: {} } })
  const profile = region('Profile')
  expect(profile.getByText('@mia').getAttribute('href')).toBe('/@mia')
  expect(await region('Email').findByText('mia@example.org')).toBeTruthy()
  const save = profile.getByRole<HTMLButtonElement>('button', { name: /Save name/ })
  expect(save.disabled).toBe(true)
  const name = profile.getByRole('textbox', { name: 'Name' })
  await type(name, '  ')
  await userEvent.click(save)
  expect(profile.getByRole('alert').textContent).toBe('Please enter your name')
  await type(name, ' Mia Lee ')
  expect(profile.queryByRole('alert')).toBeNull()
  await userEvent.click(save)
  expect(await screen.findByText('Your name is saved')).toBeTruthy()
  expect(callsOf(UPDATE).map(({ body }) => body)).toEqual([{ name: 'Mia Lee' }])
})

test('a rejected name shows the reason at its field until it is changed', async () => {
  await open({ [UPDATE]: refusal(422, 'This name is taken') })
  const profile = region('Profile')
  await type(profile.getByRole('textbox', { name: 'Name' }), 'Tom')
  await userEvent.click(profile.getByRole('button', { name: /Save name/ }))
  expect((await profile.findByRole('alert')).textContent).toBe('This name is taken')
  await userEvent.type(profile.getByRole('textbox', { name: 'Name' }), 'my')
  expect(profile.queryByRole('alert')).toBeNull()
})

test('a picture can be removed; an unsupported file type is rejected', async () => {
  const { callsOf } = await open({ 'GET /api/me': { body: { ...ACCOUNT, avatar_url: '/media/a.webp' } }, [UPDATE]: { body: {} } })
  const profile = region('Profile')
  expect(profile.getByRole('button', { name: /Replace picture/ })).toBeTruthy()
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(profile.getByLabelText('Upload picture'), new File(['x'], 'a.txt', { type: 'text/plain' }))
  expect(profile.getByRole('alert').textContent).toBe('Please choose a PNG, JPEG, WEBP or GIF picture')
  await userEvent.click(profile.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Your picture is removed')).toBeTruthy()
  expect(callsOf(UPDATE).map(({ body }) => body)).toEqual([{ image: null }])
  expect(profile.queryByRole('alert')).toBeNull()
})

test('an unreadable picture is rejected with a message', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')))
  await open()
  const profile = region('Profile')
  expect(profile.queryByRole('button', { name: 'Remove' })).toBeNull()
  await userEvent.upload(profile.getByLabelText('Upload picture'), new File(['x'], 'a.png', { type: 'image/png' }))
  expect((await profile.findByRole('alert')).textContent).toBe('This picture could not be read. Please choose another.')
})

async function fillPasswords(current: string, next: string, repeat: string) {
  const form = region('Password')
  await type(form.getByLabelText('Current password'), current)
  await type(form.getByLabelText('New password'), next)
  await type(form.getByLabelText('Repeat the new password'), repeat)
  await userEvent.click(form.getByRole('button', { name: /Change password/ }))
  return form
}

test('password errors are shown at their fields, and the first invalid field is focused', async () => {
  const { callsOf } = await open({ [PASSWORD]: { body: {} } })
  const form = await fillPasswords('', 'short', '')
  expect(form.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Please enter your current password',
    'Please use at least 8 characters',
  ])
  expect(document.activeElement).toBe(form.getByLabelText('Current password'))
  await fillPasswords('old password', 'new password', 'nev password')
  expect(form.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['The two new passwords are not the same'])
  expect(document.activeElement).toBe(form.getByLabelText('Repeat the new password'))
  expect(callsOf(PASSWORD)).toHaveLength(0)
})

test('changing the password ends the other sessions, unless that is switched off', async () => {
  const { callsOf } = await open({ [PASSWORD]: { body: {} } })
  const form = await fillPasswords('old password', 'new password', 'new password')
  expect(await screen.findByText('Your password is changed')).toBeTruthy()
  expect(form.getByLabelText<HTMLInputElement>('New password').value).toBe('')
  await userEvent.click(form.getByRole('switch', { name: /End my other sessions/ }))
  await fillPasswords('new password', 'other password', 'other password')
  await waitFor(() => expect(callsOf(PASSWORD)).toHaveLength(2))
  expect(callsOf(PASSWORD).map(({ body }) => body)).toEqual([
    { currentPassword: 'old password', newPassword: 'new password', revokeOtherSessions: true },
    { currentPassword: 'new password', newPassword: 'other password', revokeOtherSessions: false },
  ])
})

test.each([
  [{ fields: { currentPassword: 'This is not your password' } }, 'This is not your password'],
  [{}, 'Try later'],
])('a rejected password %o stays in the field and is explained', async (data, text) => {
  await open({ [PASSWORD]: refusal(422, 'Try later', data) })
  const form = await fillPasswords('old password', 'new password', 'new password')
  expect(await form.findByText(text)).toBeTruthy()
  expect(form.queryByText('Try later') !== null).toBe(text === 'Try later')
  expect(form.getByLabelText<HTMLInputElement>('New password').value).toBe('new password')
})

test('sessions list this device first and are ended one by one', async () => {
  const { callsOf } = await open({ 'POST /api/auth/revoke-session': { body: {} } })
  const sessions = region('Sessions')
  const rows = await sessions.findAllByRole('listitem')
  expect(rows.map((row) => row.textContent.includes('This device'))).toEqual([true, false, false])
  expect(rows[0]!.textContent).toContain('Chrome on Linux')
  expect(within(rows[0]!).queryByRole('button')).toBeNull()
  await userEvent.click(sessions.getByRole('button', { name: 'End the session Unknown browser' }))
  expect(await screen.findByText('The session is ended')).toBeTruthy()
  expect(callsOf('POST /api/auth/revoke-session')[0]!.body).toEqual({ id: 'old' })
  await waitFor(() => expect(callsOf('GET /api/auth/list-sessions')).toHaveLength(2))
})

test('all other sessions are ended at once; without any there is no button', async () => {
  let areEnded = false
  const { callsOf } = await open({
    'POST /api/auth/revoke-other-sessions': () => ((areEnded = true), { body: {} }),
    'GET /api/auth/list-sessions': () => ({
      body: areEnded
        ? [{ id: 'here', userAgent: CHROME, updatedAt: '2026-11-22T10:00:00Z' }]
        : SESSIONS['GET /api/auth/list-sessions'].body,
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: /End all other sessions/ }))
  expect(await screen.findByText('You are signed in nowhere else.')).toBeTruthy()
  expect(callsOf('POST /api/auth/revoke-other-sessions')).toHaveLength(1)
  expect(await screen.findByText('All other sessions are ended')).toBeTruthy()
})

test('a section that failed to load can be retried', async () => {
  let isBroken = true
  await open({
    'GET /api/team': () => (isBroken ? refusal(422, 'No') : { body: { team: null } }),
  })
  const team = region('Team')
  expect((await team.findByRole('alert')).textContent).toContain('This could not be loaded')
  isBroken = false
  await userEvent.click(team.getByRole('button', { name: /Retry/ }))
  expect(await team.findByRole('button', { name: /Create team/ })).toBeTruthy()
})

test('a team is created', async () => {
  let team: object | null = null
  const { callsOf } = await open({
    'GET /api/team': () => ({ body: { team } }),
    'POST /api/team': () => ({ status: 201, body: (team = { ...teamOf('owner'), name: 'Reel' }) }),
  })
  const section = region('Team')
  const createButton = await section.findByRole('button', { name: /Create team/ })
  await userEvent.click(createButton)
  expect(section.getByRole('alert').textContent).toBe('Please enter a name')
  await userEvent.type(section.getByRole('textbox', { name: 'Team name' }), 'Reel')
  await userEvent.click(createButton)
  expect(await screen.findByText('The team Reel is created. Invite people with a link.')).toBeTruthy()
  expect(callsOf('POST /api/team')[0]!.body).toEqual({ name: 'Reel' })
  expect(await section.findByRole('heading', { name: 'Members' })).toBeTruthy()
})

test('the owner renames the team, creates an invitation link and removes members', async () => {
  const { callsOf } = await open({
    'GET /api/team': { body: { team: teamOf('owner') } },
    'PATCH /api/team': { body: { ...teamOf('owner'), name: 'Reels' } },
    'POST /api/team/invite': { status: 201, body: { token: 'abc', expires_at: '2026-11-29T10:00:00Z' } },
    'DELETE /api/team/members/u2': { status: 204, body: null },
  })
  const section = region('Team')
  await type(await section.findByRole('textbox', { name: 'Team name' }), 'Reels')
  await userEvent.click(section.getByRole('button', { name: /Save name/ }))
  expect(await screen.findByText('The team has its new name')).toBeTruthy()
  await userEvent.click(section.getByRole('button', { name: /Create invitation link/ }))
  const link = await section.findByRole<HTMLInputElement>('textbox', { name: 'Invitation link' })
  expect(link.value).toBe(`${window.location.origin}/team/join/abc`)
  expect(section.getByText(/^Works until .*2026/)).toBeTruthy()
  expect(section.getByRole('button', { name: /New link/ })).toBeTruthy()
  const copied = vi.fn(async () => {})
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText: copied } } }))
  await userEvent.click(section.getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText('Link copied to clipboard')).toBeTruthy()
  expect(copied).toHaveBeenCalledWith(link.value)
  expect(section.queryByRole('button', { name: 'Remove Mia' })).toBeNull()
  await userEvent.click(section.getByRole('button', { name: 'Remove Tom' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Tom?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Tom is no longer in the team')).toBeTruthy()
  expect(callsOf('DELETE /api/team/members/u2')).toHaveLength(1)
})

test('a member can only leave, after a warning', async () => {
  const { callsOf } = await open({
    'GET /api/team': { body: { team: teamOf('member') } },
    'DELETE /api/team/members/u1': { status: 204, body: null },
  })
  const section = region('Team')
  expect((await section.findByText('Reel')).tagName).toBe('P')
  expect(section.queryByRole('button', { name: /invitation link/ })).toBeNull()
  expect(section.queryByRole('button', { name: 'Remove Tom' })).toBeNull()
  const [mia, tom] = section.getAllByRole('listitem')
  expect([mia!.textContent, tom!.textContent].map((text) => text.includes('You'))).toEqual([true, false])
  expect(mia!.textContent).toContain('Member · @mia')
  await userEvent.click(section.getByRole('button', { name: 'Leave team' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave this team?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Leave team' }))
  expect(await screen.findByText('You left the team')).toBeTruthy()
  expect(callsOf('DELETE /api/team/members/u1')).toHaveLength(1)
})

test('the data export is requested and then downloaded', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  let status = 429
  await open({ 'HEAD /api/me/download': () => new Response(null, { status }) })
  const download = region('Your data').getByRole('button', { name: /Download my data/ })
  await userEvent.click(download)
  expect(await screen.findByText(errorTexts.TOO_MANY_REQUESTS)).toBeTruthy()
  expect(click).not.toHaveBeenCalled()
  status = 200
  await userEvent.click(download)
  expect(await screen.findByText('Your download has begun')).toBeTruthy()
  expect(click).toHaveBeenCalledTimes(1)
  click.mockRestore()
})

async function openDelete(responses: Parameters<typeof stubApi>[0] = {}) {
  const page = await open(responses)
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
  const send = async (password: string, word: string) => {
    await type(dialog.getByLabelText('Your password'), password)
    await type(dialog.getByLabelText('Type DELETE to confirm'), word)
    await userEvent.click(dialog.getByRole('button', { name: /Delete account for good/ }))
  }
  return { ...page, dialog, send }
}

test('an account is deleted with its password and a typed confirmation, and local data is cleared', async () => {
  localStorage.setItem('story-create-script-draft', '{}')
  const { callsOf, dialog, send } = await openDelete({ 'DELETE /api/me': { status: 204, body: null } })
  expect(dialog.getAllByRole('listitem')).toHaveLength(5)
  await send('', 'delete')
  expect(dialog.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Please enter your password',
    'Please type DELETE in capitals',
  ])
  expect(document.activeElement).toBe(dialog.getByLabelText('Your password'))
  expect(callsOf('DELETE /api/me')).toHaveLength(0)
  await send('secret password', ' DELETE ')
  expect(await screen.findByText('Your account is deleted')).toBeTruthy()
  expect(callsOf('DELETE /api/me')[0]!.body).toEqual({ password: 'secret password' })
  expect(localStorage.getItem('story-create-script-draft')).toBeNull()
})

test('a wrong password does not delete the account and is explained at its field; closing clears the form', async () => {
  const { dialog, send } = await openDelete({ 'DELETE /api/me': refusal(422, 'No', { fields: { password: 'This is not your password' } }) })
  await send('wrong', 'DELETE')
  expect((await dialog.findByRole('alert')).textContent).toBe('This is not your password')
  expect(dialog.queryByText('No')).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }))
  const again = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
  expect(again.getByLabelText<HTMLInputElement>('Your password').value).toBe('')
  expect(again.queryByRole('alert')).toBeNull()
})

test('a language is stored with the account, for its mails; where that fails nothing changes', async () => {
  const { callsOf } = await open({ 'PUT /api/me/language': refusal(429, 'Please wait a moment') })
  await userEvent.click(screen.getByRole('combobox', { name: 'Language' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Deutsch' }))
  expect(await screen.findByText('Please wait a moment')).toBeTruthy()
  expect(callsOf('PUT /api/me/language')[0]!.body).toEqual({ language: 'de' })
  expect(document.cookie).not.toContain('fablecut_locale')
})
