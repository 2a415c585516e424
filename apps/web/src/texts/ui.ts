import { translated } from './locale/translated.ts'

/** Labels of generic controls. */
export const uiTexts = translated('uiTexts', {
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Retry',
  dismiss: 'Dismiss',
  menu: 'Menu',
  /** After an amount. */
  credits: 'credits',
} as const)
