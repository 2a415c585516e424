/** Words of controls that know nothing of the product. */
export const uiTexts = {
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Retry',
  dismiss: 'Dismiss',
  menu: 'Menu',
} as const
