/** Who may call an operation, and the status that others get. */
export const ACCESS_KINDS = {
  anyone: 'everyone, without a session',
  session: 'signed-in users, for their own data; 401 for visitors',
  owner: 'the owner of the file, album, character, export, comment or collection; 401 for visitors, 404 for others',
  maker: 'the creator of the character, and TEAM_MEMBER_IDS; 401 for visitors, 403 for others',
  'team owner': 'the owner of the team; 401 for visitors, 403 for its members, 404 without a team',
  reader: 'everyone who may read the story: its creator, their team, and everyone if it is published, shared or an example; 404 for others',
  'signed-in reader': 'signed-in users who may read the story; 401 for visitors, 404 for others',
  creator: 'the creator of the story; 401 for visitors, 403 for others who may read it, 404 for everyone else',
  staff: 'staff of this installation; 401 for visitors, 403 for others',
} as const
export type Access = keyof typeof ACCESS_KINDS
