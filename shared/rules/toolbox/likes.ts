/** What can be liked, by the specification's numbers: 1 a project, 2 a volunteer activity. */
export const likeTypes = [1, 2] as const
export type LikeType = (typeof likeTypes)[number]
