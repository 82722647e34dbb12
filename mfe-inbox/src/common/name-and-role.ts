/** A sender as shown: "Hana Lindqvist, contract editor" is a name and what the person does. */
export function nameAndRole(sender: string): { name: string; role: string } {
  const [name = '', ...rest] = sender.split(', ');
  const role = rest.join(', ');
  return { name, role: role.charAt(0).toUpperCase() + role.slice(1) };
}
