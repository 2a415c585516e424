/** Labels of generic controls. */
export const uiTexts = {
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Retry',
  dismiss: 'Dismiss',
  menu: 'Menu',
} as const
