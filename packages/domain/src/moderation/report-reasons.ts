/** Reasons for a report, in the order of the form. */
export const REPORT_REASONS = [
  'sexual',
  'child-safety',
  'violence',
  'self-harm',
  'hate',
  'illegal',
  'impersonation',
  'copyright',
  'spam',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
