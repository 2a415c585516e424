/** The signed-in user. `teamId`: null for a solo account. */
export type Account = {
  /** The session of the request. */
  readonly sessionId: string
  readonly id: string
  readonly email: string
  readonly displayName: string
  readonly username: string
  readonly avatarUrl: string | null
  readonly teamId: string | null
  readonly isStaff: boolean
  readonly features: readonly string[]
}

/** The account with the features that all accounts have. */
export const withFeatures = (account: Account, { accountFeatures }: { readonly accountFeatures: readonly string[] }): Account => ({
  ...account,
  features: [...new Set([...accountFeatures, ...account.features])],
})
