"""Short hands for shader nodes."""


class Nodes:
    """Builds a material's node tree; sockets are passed on as values."""

    def __init__(self, material):
        self.tree = material.node_tree
        self.shader = self.tree.nodes['Principled BSDF']

    def add(self, kind, values=None, inputs=None, **attributes):
        """A node `ShaderNode<kind>`: attributes, default values, and linked or constant inputs by name or number."""
        n = self.tree.nodes.new('ShaderNode' + kind)
        for k, v in attributes.items():
            setattr(n, k, v)
        for k, v in {**(values or {}), **(inputs or {})}.items():
            self.set(n.inputs[k], v)
        return n

    def set(self, socket, value):
        """Link a socket, or set its default value."""
        if hasattr(value, 'is_output'):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def math(self, operation, a, b):
        """The result of a Math node."""
        return self.add('Math', operation=operation, inputs={0: a, 1: b}).outputs[0]

    def bump(self, height, distance, normal=None, strength=1.0):
        """A Bump node's normal; distance in metres."""
        i = {'Height': height, 'Distance': distance, 'Strength': strength}
        if normal is not None:
            i['Normal'] = normal
        return self.add('Bump', inputs=i).outputs[0]
