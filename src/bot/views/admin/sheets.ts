/** With so many a message is never too long. */
export const CHANGES_PER_PAGE = 12

export const PROBLEMS_SHOWN = 12

export const GROUPS_SHOWN = 15

export const PID_SHOWN = 40
