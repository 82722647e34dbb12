/** Role of authors who may run versions that are not live, see `delivery/resolveOverrides`. */
export const QA_ROLE = 'qa';
/** Roles that the desk can give. */
export const AUTHOR_ROLES = [QA_ROLE] as const;
export type AuthorRole = (typeof AUTHOR_ROLES)[number];

/** More than there are remotes. */
export const OVERRIDES_AT_ONCE = 20;

/**
 * Why a tab does not get what it asked for: the author has not the role, there is no such remote or version (or its
 * development server does not answer), it was made for another shell, or its origin is not one of those allowed.
 */
export const OVERRIDE_REFUSALS = ['role', 'unknown', 'incompatible', 'origin'] as const;
export type OverrideRefusal = (typeof OVERRIDE_REFUSALS)[number];
