/** Who may call an operation, and what everybody else is answered. */
export const ACCESS_KINDS = {
  anyone: 'everybody, visitors too',
  session: 'whoever is signed in, on what is their own alone; 401 for visitors',
  owner: 'whose the named file, album, character or export is; 401 for visitors, 404 for all others',
  maker: 'who made the named character, and TEAM_MEMBER_IDS; 401 for visitors, 403 for all others',
  'team owner': 'the owner of the team; 401 for visitors, 403 for its members, 404 without a team',
  reader: 'whoever may read the story: its creator, their team, everybody once it is published, shared or an example; 404 for all others',
  creator: "the story's creator alone; 401 for visitors, 403 for others who may read it, 404 for all others",
  staff: 'the people who run this installation; 401 for visitors, 403 for all others',
} as const
export type Access = keyof typeof ACCESS_KINDS
