import { translated } from './locale/translated.ts'

/** Header, menus, notices and pages common to all screens. */
export const shellTexts = translated('shellTexts', {
  product: 'Fablecut',
  skip: 'Skip to content',
  nav: { label: 'Main', home: 'Home', mine: 'My Story', community: 'Community' },
  create: {
    label: 'Create Story',
    items: { vlog: 'Character vlog', music: 'Music video', script: 'Script to video', scratch: 'From Scratch' },
  },
  account: {
    label: (name: string) => `Account of ${name}`,
    credits: 'Credits',
    settings: 'Account',
    operations: 'Operations',
    accounts: 'Accounts',
    engines: 'Engines',
    signOut: 'Sign out',
    signedOut: 'You are signed out',
  },
  signIn: 'Sign in',
  secureContext: 'This address is not secure (https), so copying and the frame-exact preview are not available. Everything else works.',
  notFound: {
    title: 'This page does not exist',
    text: 'The address may be mistyped, or what was here has been deleted.',
    action: 'Go to Home',
  },
  crash: {
    title: 'This page could not be shown',
    text: 'Something went wrong in the app. What you made is safe on the server, and a started story goes on.',
    reload: 'Reload the page',
  },
} as const)
