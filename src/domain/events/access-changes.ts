/** What may change about an account's access to the API. */
export const ACCESS_CHANGES = [
  ...(['banned', 'unbanned', 'restricted', 'unrestricted'] as const),
  ...(['api_enabled', 'api_disabled', 'api_allowed', 'api_forbidden'] as const),
  ...(['key_issued', 'key_changed', 'key_revoked', 'allowlist_changed', 'guard_changed'] as const),
] as const
