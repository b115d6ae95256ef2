import type { Examples } from './operations.ts'
import { FRESH_TRXID } from './requests.ts'

const trxid = FRESH_TRXID

/** An order for each kind of line. The pids are the sandbox's. */
export const ORDER_EXAMPLES: Examples = {
  'Player id': { pid: 'GWA-UC-60', userId: '5123456789', trxid },
  'Player id and zone (game B)': {
    pid: 'GWB-DIA-86',
    userId: '123456789',
    zoneId: '2001',
    trxid,
  },
  'Player id and server': { pid: 'GWG-CRY-60', userId: '800123456', serverId: 'europe', trxid },
  'Player id, region and character (game E)': {
    pid: 'GWE-COIN-60',
    userId: '12345678',
    region: 'europe',
    moreId: 'A1B2C3',
    trxid,
  },
  'Name and tag (game C)': { pid: 'GWC-PTS-475', userId: 'Player One#EUW', trxid },
  'Regional line (game F)': { pid: 'GWF-MENA-100', userId: '1234567890', trxid },
  'Live app': { pid: 'GWL-DELTA-100', userId: 'dana.live', trxid },
  'Game keys': { pid: 'GWK-PC-K-STANDARD', quantity: 2, trxid },
  'Gift card': { pid: 'GWS-A-10', quantity: 1, trxid },
}
