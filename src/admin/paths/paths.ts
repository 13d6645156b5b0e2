/** The paths of the admin's pages. */
export const paths = {
  today: '/admin',
  invitation: '/admin/invitation',
} as const;
