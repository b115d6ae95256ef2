/** Every secret of the operator contains it, so that one is found wherever it is written. */
export const SECRET_MARK = 'Zq7-conformance-secret'
