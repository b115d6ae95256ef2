import type { GivenRole, Right } from '../../../../domain/service/team.ts'

/** Who helps the owners, and what they may do. */
export const team = {
  title: '🧑‍🤝‍🧑 Team',
  owners: 'Owners',
  about: 'Owners are in ADMIN_IDS and may do everything. Tap somebody to change their role.',
  roles: {
    manager: 'Manager',
    finance: 'Finance',
    support: 'Support',
    stock: 'Stock',
  } satisfies Record<GivenRole, string>,
  rights: {
    accounts: 'find accounts',
    standing: 'bans and restrictions',
    money: 'credits and debits',
    deposits: 'top-ups and payments',
    orders: 'all orders and suppliers',
    claims: 'problems with orders',
    stock: 'codes',
    broadcast: 'news for many',
    approvals: 'confirm as a second person',
    catalog: 'catalog and prices',
    reports: 'sales, books and exports',
    settings: 'switches and ways to pay',
    log: 'the log',
    backup: 'backups',
    move: 'moves of accounts',
    team: 'the team',
  } satisfies Record<Right, string>,
  noRole: 'No role yet. What should they be?',
  add: '➕ Add somebody',
  askWho: 'Who should help you?',
  make: (role: string) => `Make them: ${role}`,
  remove: '🗑 Take the role away',
  given: (name: string, role: string) => `${name}: now ${role}.`,
  removed: (name: string) => `${name} has no role any more.`,
  isOwner: 'Owners are set with ADMIN_IDS in the configuration. Their role cannot be changed here.',
  notYours: 'Your role does not allow this. Ask an owner.',
  yourRole: (role: string, rights: string) =>
    `You are on the team now: ${role}. You may use: ${rights}.`,
  yourRoleEnded: 'You are not on the team any more.',
  usage:
    'Write /team to see everybody, or give a role: /team @name manager. Roles are manager, finance, support, stock and none.',
  back: '‹ Team',
}
